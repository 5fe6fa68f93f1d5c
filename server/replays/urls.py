"""URLs of a finished match, below ``/m/<code>/``."""

from django.urls import path

from server.replays import views

urlpatterns = [
    path("", views.replay, name="replay"),
    path("film.json", views.recording, name="recording"),
    path("dice/", views.dice, name="dice"),
]
