"""The workshop of boards in Chromium, Firefox and WebKit."""
