"""The browser that tests of pages need, where there is one."""

import shutil
from typing import Final

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
