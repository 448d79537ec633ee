"""The program in a browser, with the extra `web`. A page is a terminal; behind it runs a process
that ends with the page."""
