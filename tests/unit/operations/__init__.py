"""What those rely on who keep the site up."""
