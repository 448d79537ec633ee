"""How long tests wait."""

from typing import Final

PATIENCE: Final = 540.0
"""Seconds after which a test that hangs says what it saw, a little before pytest ends it. None
waits for a clock."""
