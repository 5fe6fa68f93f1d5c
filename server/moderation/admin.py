"""Django admin, read-only; staff never see hidden state of a running match (log, state, seed,
hands); changes go through the audited actions of ``actions.py``, each with a reason."""

from __future__ import annotations

from allauth.account.decorators import secure_admin_login
from allauth.account.models import EmailAddress
from allauth.account.views import logout as sign_out
from allauth.mfa.models import Authenticator
from django.apps import apps
from django.contrib import admin
from django.contrib.auth.models import Group

from server.accounts.models import Guest, Member
from server.core.lazy_messages import word
from server.library.models import Document
from server.matches.models import Fault, Match
from server.moderation.announcing_admin import AnnouncementAdmin
from server.moderation.audit_admin import AuditAdmin
from server.moderation.case_admin import CaseAdmin
from server.moderation.chat_admin import ChatAdmin
from server.moderation.document_admin import DocumentAdmin
from server.moderation.guest_admin import GuestAdmin
from server.moderation.live_admin import LiveRoomAdmin
from server.moderation.match_admin import FaultAdmin, MatchAdmin, PlayedAdmin
from server.moderation.member_admin import GroupAdmin, MemberAdmin
from server.moderation.models import AuditEntry, Case, LiveRoom, Proposal
from server.moderation.proposal_admin import ProposalAdmin
from server.moderation.room_admin import RoomAdmin, SeatAdmin
from server.moderation.sanction_admin import SanctionAdmin
from server.rooms.models import Announcement, ChatLine, Played, Room, Sanction, Seat

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
# As everywhere else, so that the sockets of that browser hear of it.
admin.site.logout = sign_out  # type: ignore[method-assign]
admin.site.site_title = word("site-name")
admin.site.index_title = word("admin")

for app, key in (
    ("rooms", "admin-play"),
    ("matches", "admin-play"),
    ("library", "admin-play"),
    ("accounts", "admin-people"),
    # In the menu what it has stands in three places.
    ("moderation", "admin"),
    ("auth", "admin-people"),
):
    apps.get_app_config(app).verbose_name = word(key)

admin.site.unregister(Group)
# A member's mail address is private, and what the second factor is checked by is a secret.
for private in (EmailAddress, Authenticator):
    if admin.site.is_registered(private):
        admin.site.unregister(private)

for model, its in (
    (Case, CaseAdmin),
    (Proposal, ProposalAdmin),
    (Sanction, SanctionAdmin),
    (LiveRoom, LiveRoomAdmin),
    (Announcement, AnnouncementAdmin),
    (Group, GroupAdmin),
    (Room, RoomAdmin),
    (Seat, SeatAdmin),
    (Match, MatchAdmin),
    (ChatLine, ChatAdmin),
    (Played, PlayedAdmin),
    (Fault, FaultAdmin),
    (Document, DocumentAdmin),
    (Guest, GuestAdmin),
    (Member, MemberAdmin),
    (AuditEntry, AuditAdmin),
):
    admin.site.register(model, its)
