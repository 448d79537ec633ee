"""The program in a browser, with the extra `web`: a page is a terminal, and the program behind it a
process that ends with its page."""
