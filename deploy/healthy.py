"""Whether the web process of this container lives and can do its work, for Docker's health check.

Either question answers with another status than 200 if not, which urllib raises.
"""

import os
import urllib.request

port = os.environ.get("PORT", "8000")
for question in ("health", "ready"):
    urllib.request.urlopen(f"http://127.0.0.1:{port}/{question}/", timeout=4).read()
