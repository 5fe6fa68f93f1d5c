"""URLs of reports, decisions and blocks, for everybody."""

from django.urls import path

from server.moderation import about_pages, ban_pages, block_pages, count_pages, pages

urlpatterns = [
    path("r/<code:code>/report/", pages.report_room, name="report_room"),
    path("r/<code:code>/report/person/<str:who>/", pages.report_person, name="report_person"),
    path(
        "r/<code:code>/report/event/<int:match>/<int:number>/",
        pages.report_event,
        name="report_event",
    ),
    path("r/<code:code>/report/<str:channel>/<int:number>/", pages.report, name="report"),
    path("m/<code:code>/report/<int:seat>/", pages.report_player, name="report_player"),
    path("people/<username:username>/report/", pages.report_profile, name="report_profile"),
    path("r/<code:code>/block/person/<str:who>/", block_pages.block_person, name="block_person"),
    path(
        "r/<code:code>/block/<str:channel>/<int:number>/",
        block_pages.block_author,
        name="block_author",
    ),
    path("m/<code:code>/block/<int:seat>/", block_pages.block_player, name="block_player"),
    path("people/<username:username>/block/", block_pages.block_profile, name="block_profile"),
    path("r/<code:code>/about/", about_pages.about_room, name="about_room"),
    path("m/<code:code>/about/", about_pages.about_match, name="about_match"),
    path("people/<username:username>/about/", about_pages.about_profile, name="about_profile"),
    path("blocks/", block_pages.blocks, name="blocks"),
    path("blocks/<code:code>/lift/", block_pages.lift_block, name="lift_block"),
    path("reports/", pages.reports, name="reports"),
    path("reports/<code:code>/", pages.reported, name="reported"),
    path("decisions/<code:code>/", pages.decision, name="decision"),
    path("counts/", count_pages.public_counts, name="counts"),
    path("banned/", ban_pages.banned, name="banned"),
]
