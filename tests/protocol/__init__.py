"""What the public contract promises, asked over real sockets."""
