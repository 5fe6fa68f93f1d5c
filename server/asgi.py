"""The ASGI application: pages through Django, rooms through their consumer."""

from __future__ import annotations

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")

from django.core.asgi import get_asgi_application

pages = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.urls import path

from server.lifespan import lifespan
from server.operations.echo import EchoConsumer
from server.operations.probes import Probes
from server.rooms.consumer import RoomConsumer
from server.rooms.lobby_consumer import LobbyConsumer
from server.static_files import StaticFiles

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
