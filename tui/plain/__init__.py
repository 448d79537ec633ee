"""Playing line by line, for screen readers and terminals that cannot draw. Nothing here imports
Textual."""
