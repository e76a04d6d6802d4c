"""The web server: pages, table sockets, the JSON API, and the processes that serve them."""
