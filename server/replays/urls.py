"""URLs of a finished match, below ``/m/<code>/``."""

from django.urls import path

from server.replays import views

urlpatterns = [
    path("", views.replay, name="replay"),
    path("film.json", views.recording, name="recording"),
    path("end.json", views.end, name="end"),
    path("end.svg", views.end_picture, name="end_picture"),
    path("end.png", views.end_preview, name="end_preview"),
    path("dice/", views.dice, name="dice"),
]
