"""URLs of the pages where documents are made, below ``/workshop/``."""

from django.urls import path

from server.library import pages

urlpatterns = [
    path("<slug:slug>/", pages.collection, name="workshop"),
    path("<slug:slug>/new/", pages.new, name="new_document"),
    path("<slug:slug>/<str:code>/", pages.shared, name="shared_document"),
    path("<slug:slug>/<code:code>/edit/", pages.edit, name="edit_document"),
    path("<slug:slug>/<code:code>/copy/", pages.copy, name="copy_document"),
]
