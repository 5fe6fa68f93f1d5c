"""The site's addresses."""

from django.contrib import admin
from django.urls import include, path

from server.rooms import seat_views, views

urlpatterns = [
    path("", views.front, name="front"),
    path("rooms/", views.create, name="create"),
    path("r/<str:code>/seat/", seat_views.seat, name="seat"),
    path("r/<str:code>/", views.room, name="room"),
    path("health/", views.health, name="health"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("admin/", admin.site.urls),
]
    path("m/<str:code>/", include("server.replays.urls")),
