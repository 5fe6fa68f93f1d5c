"""URLs of the rulebooks, below ``/rules/``."""

from django.urls import path

from server.catalogue import views

urlpatterns = [
    path("", views.page_feed, name="rules"),
    path("<slug:slug>/", views.page, name="rulebook"),
    path("<slug:slug>/<slug:language>.html", views.text, name="rulebook_text"),
]
