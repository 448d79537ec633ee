"""How long tests wait."""

from typing import Final

PATIENCE: Final = 540.0
"""The seconds after which a test that hangs says what it saw, a little before pytest ends it. No
test waits for a clock."""
