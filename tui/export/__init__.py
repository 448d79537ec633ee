"""A saved game in forms that are read without the program: text, Markdown, SVG, HTML, a cast."""
