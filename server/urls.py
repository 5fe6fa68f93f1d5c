"""URL configuration."""

from allauth.account import views as account_views
from django.contrib import admin
from django.urls import include, path, re_path

from server.core import addresses as _converters  # noqa: F401
from server.core import pwa
from server.lobby import views as lobby_views
from server.moderation.count_pages import counts_at_desk
from server.operations.metrics import metrics
from server.operations.slowed import page as slowed_page
from server.rooms import own_seat_views, seat_views, views

counts = admin.site.admin_view(counts_at_desk)
slowed = admin.site.admin_view(slowed_page)

urlpatterns = [
    path("", lobby_views.front, name="front"),
    path("rooms/", lobby_views.create, name="create"),
    path("rooms/anywhere/", lobby_views.anywhere, name="anywhere"),
    path("lessons/", lobby_views.lesson, name="lesson"),
    path("lobby/", lobby_views.lobby, name="lobby"),
    path("r/<code:code>/qr.svg", views.qr, name="qr"),
    path("r/<code:code>/seat/", seat_views.seat, name="seat"),
    path("r/<code:code>/mine/", own_seat_views.take, name="take_own_seat"),
    path("r/<code:code>/", views.room, name="room"),
    re_path(r"^r/[^/]+/$", views.no_room),
    path("", include("server.moderation.urls")),
    path("rules/", include("server.catalogue.urls")),
    path("documents/", include("server.library.urls")),
    path("workshop/", include("server.library.page_urls")),
    path("m/<code:code>/", include("server.replays.urls")),
    path("manifest.webmanifest", pwa.manifest, name="manifest"),
    path("worker.js", pwa.worker, name="worker"),
    path("offline/", pwa.offline, name="offline"),
    path("metrics", metrics, name="metrics"),
    path("", include("server.members.urls")),
    # As everywhere, so that it reaches open sockets, and the browser becomes another guest.
    path("admin/logout/", account_views.logout, name="sign_out_of_admin"),
    path("admin/password_change/", account_views.password_change, name="password_of_staff"),
    # Of the same application, so that the admin's entrance asks here, too.
    path("admin/slowed/", include(([path("", slowed, name="slowed")], "admin"), "operations")),
    path("admin/counts/", include(([path("", counts, name="counts")], "admin"), "counting")),
    path("admin/", admin.site.urls),
]

handler400 = "server.core.error_pages.bad_request"
handler403 = "server.core.error_pages.forbidden"
handler404 = "server.core.error_pages.not_found"
handler429 = "server.core.error_pages.too_many"
handler500 = "server.core.error_pages.broken"
