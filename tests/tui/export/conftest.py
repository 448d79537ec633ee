"""Without a browser, the tests that need one are left out, and a line says so."""

from tests.browsers import CHROMIUM

collect_ignore = [] if CHROMIUM else ["test_browser.py"]
