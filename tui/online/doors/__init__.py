"""The doors of a host: what is open, to whom, and what runs behind.

Behind each is the same table: WebSocket lines of guests' own programs, ssh, pages in a browser. A
guest who comes by ssh or with a browser gets a separate program on the host's machine. It joins the
table as any other does. Nothing here knows how many tables there are.
"""
