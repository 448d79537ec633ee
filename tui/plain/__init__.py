"""Playing line by line, for screen readers and terminals that cannot draw. No Textual here."""
