"""The widgets of the screens, except those of the tables."""
