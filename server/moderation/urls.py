"""URLs of reports and decisions, for everybody."""

from django.urls import path

from server.moderation import pages

urlpatterns = [
    path("r/<code:code>/report/<str:channel>/<int:number>/", pages.report, name="report"),
    path("reports/", pages.reports, name="reports"),
    path("reports/<code:code>/", pages.reported, name="reported"),
    path("decisions/<code:code>/", pages.decision, name="decision"),
]
