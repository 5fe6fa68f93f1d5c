"""The public protocol, over real sockets to the embedded site."""
