"""The Textual application: doors, screens, widgets. Nobody but `cli` knows it."""
