"""Whether the web process of this container can do its work, for Docker's health check."""

import os
import urllib.request

host = os.environ.get("ALLOWED_HOSTS", "").replace(",", " ").split() or ["localhost"]
port = os.environ.get("PORT", "8000")
request = urllib.request.Request(f"http://127.0.0.1:{port}/health/", headers={"Host": host[0]})
urllib.request.urlopen(request, timeout=4).read()
