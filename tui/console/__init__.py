"""Standard output and standard error: printing, failures, statuses, and the kind of terminal."""
