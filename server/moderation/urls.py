"""URLs of reports and decisions, for everybody."""

from django.urls import path

from server.moderation import ban_pages, pages

urlpatterns = [
    path("r/<code:code>/report/", pages.report_room, name="report_room"),
    path("r/<code:code>/report/person/<str:who>/", pages.report_person, name="report_person"),
    path(
        "r/<code:code>/report/event/<int:match>/<int:number>/",
        pages.report_event,
        name="report_event",
    ),
    path("r/<code:code>/report/<str:channel>/<int:number>/", pages.report, name="report"),
    path("people/<username:username>/report/", pages.report_profile, name="report_profile"),
    path("reports/", pages.reports, name="reports"),
    path("reports/<code:code>/", pages.reported, name="reported"),
    path("decisions/<code:code>/", pages.decision, name="decision"),
    path("banned/", ban_pages.banned, name="banned"),
]
