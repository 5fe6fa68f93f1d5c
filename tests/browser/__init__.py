"""What people do, in real browsers, on the site as it really runs."""
