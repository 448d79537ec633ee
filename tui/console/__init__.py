"""What goes to standard output and error, and what kind of terminal they are."""
