"""ASGI application: HTTP to Django, WebSockets to the consumers."""

from __future__ import annotations

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")

from django.core.asgi import get_asgi_application

pages = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.urls import path

from server.core.static_files import StaticFiles
from server.lifespan import lifespan
from server.lobby.consumer import LobbyConsumer
from server.operations.echo import EchoConsumer
from server.operations.probes import Probes
from server.rooms.live.consumer import RoomConsumer

application = ProtocolTypeRouter(
    {
        "http": Probes(StaticFiles(pages)),
        "websocket": AllowedHostsOriginValidator(
            URLRouter(
                [
                    path("ws/rooms/<str:code>/", RoomConsumer.as_asgi()),
                    path("ws/lobby/", LobbyConsumer.as_asgi()),
                    path("ws/echo/", EchoConsumer.as_asgi()),
                ]
            )
        ),
        "lifespan": lifespan,
    }
)
