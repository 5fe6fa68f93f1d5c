"""Documents that people make for a game, such as boards: kept, published, chosen by their codes."""
