"""URLs of documents, below ``/documents/``."""

from django.urls import path

from server.library import views

urlpatterns = [
    path("", views.documents, name="documents"),
    path("published/", views.published, name="published_documents"),
    path("examine/", views.examine, name="examine_document"),
    path("<code:code>/", views.document, name="document"),
    path("<code:code>/export/", views.export, name="export_document"),
    path("<code:code>/publish/", views.publish, name="publish_document"),
    path("<code:code>/withdraw/", views.withdraw, name="withdraw_document"),
]
