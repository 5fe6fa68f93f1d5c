"""The site's addresses."""

from django.contrib import admin
from django.urls import include, path

from server import shell
from server.operations.metrics import metrics
from server.rooms import lobby_views, own_seat_views, seat_views, views

urlpatterns = [
    path("", views.front, name="front"),
    path("rooms/", views.create, name="create"),
    path("rooms/anywhere/", views.anywhere, name="anywhere"),
    path("lobby/", lobby_views.lobby, name="lobby"),
    path("r/<str:code>/qr.svg", lobby_views.qr, name="qr"),
    path("r/<str:code>/seat/", seat_views.seat, name="seat"),
    path("r/<str:code>/mine/", own_seat_views.take, name="take_own_seat"),
    path("r/<str:code>/", views.room, name="room"),
    path("rules/", include("server.rulebooks.urls")),
    path("m/<str:code>/", include("server.replays.urls")),
    path("manifest.webmanifest", shell.manifest, name="manifest"),
    path("worker.js", shell.worker, name="worker"),
    path("offline/", shell.offline, name="offline"),
    path("metrics", metrics, name="metrics"),
    path("", include("server.accounts.urls")),
    path("admin/", admin.site.urls),
]

handler400 = "server.errors.bad_request"
handler403 = "server.errors.forbidden"
handler404 = "server.errors.not_found"
handler429 = "server.errors.too_many"
handler500 = "server.errors.broken"
