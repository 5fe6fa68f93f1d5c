"""ASGI application: HTTP to Django, WebSockets to the consumers."""

from __future__ import annotations

import os
from importlib import import_module

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")

import django

django.setup(set_prefix=False)

from channels.routing import ProtocolTypeRouter
from django.conf import settings
from django.urls import path

from games.registry import all_games
from server.accounts.networks import networks_at
from server.core.static_files import StaticFiles
from server.lifespan import lifespan
from server.lobby.consumer import LobbyConsumer
from server.operations.echo import EchoConsumer
from server.operations.limits import asked_of_page, asked_of_socket, limits, pages_here
from server.operations.probes import Probes
from server.rooms.live.consumer import RoomConsumer
from server.transport.bodies import BoundedBodies
from server.transport.origins import OwnOrigin
from server.transport.page_limits import PageLimits
from server.transport.page_threads import PageThreads
from server.transport.refusing import Tarpit
from server.transport.socket_limits import SocketLimits
from server.transport.socket_routes import SocketRoutes

# Or the first to enter a room, or to load a page, would have them imported, and all sockets wait
# for a second. What is there when the process opens is left out of garbage collection, too.
all_games()
import_module(settings.ROOT_URLCONF)

tarpit = Tarpit()
pages = PageLimits(
    BoundedBodies(PageThreads(by=networks_at)), limits, tarpit, asked_of_page, pages_here
)
sockets = SocketRoutes(
    [
        path("ws/rooms/<str:code>/", RoomConsumer),
        path("ws/lobby/", LobbyConsumer),
        path("ws/echo/", EchoConsumer),
    ]
)

application = ProtocolTypeRouter(
    {
        "http": Probes(StaticFiles(pages)),
        "websocket": OwnOrigin(SocketLimits(sockets, limits, tarpit, asked_of_socket, networks_at)),
        "lifespan": lifespan,
    }
)
