"""Members and their roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib.admin import display
from django.contrib.auth.admin import GroupAdmin as PlainGroupAdmin
from django.contrib.auth.admin import UserAdmin as PlainUserAdmin
from django.contrib.auth.models import Group
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.text import capfirst
from unfold.admin import ModelAdmin
from unfold.widgets import UnfoldAdminSelectWidget

from server.accounts.models import Guest, Member
from server.core.lazy_messages import word
from server.moderation import actions
from server.moderation.ban_admin import SanctionablePerson
from server.moderation.entrance import ask_again
from server.moderation.filters import Roles
from server.moderation.guest_admin import GuestAdmin
from server.moderation.looks import OnRecord
from server.moderation.mute_admin import SanctionsOfMember
from server.moderation.naming import in_words
from server.moderation.parties import is_party
from server.moderation.reasons import reason_field, staff_of
from server.moderation.roles import ROLES, role_of, set_role
from server.moderation.staff_admin import Lines, ReadOnlyAdminMixin, Titled, timed

in_words(Member, "member", "username", "email", "date_joined", "last_login", "is_active")
in_words(Member, "member", "is_staff")

if TYPE_CHECKING:
    # At run time neither takes a parameter.
    MemberModelForm = forms.ModelForm[Member]
    MemberModelAdmin = PlainUserAdmin[Member]
else:
    MemberModelForm, MemberModelAdmin = forms.ModelForm, PlainUserAdmin


class Browsers(Lines):
    model = Guest
    none = "none-browser"
    fields = readonly_fields = ("name", "came", "seen")
    came, seen = GuestAdmin.came, GuestAdmin.seen


class MemberForm(MemberModelForm):
    reason = reason_field()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.before = actions.rights_of(self.instance)
        self.initial["role"] = self.before["role"]


class MemberAndRoleForm(MemberForm):
    """For those who give roles: a field that is declared is taken, whether the page shows it or
    not."""

    role = forms.ChoiceField(
        label=capfirst(word("field-role")),
        help_text=word("role-help"),
        required=False,
        choices=[("", word("role-none")), *((role, word(f"role-{role}")) for role in ROLES)],
        widget=UnfoldAdminSelectWidget,
    )


class MemberAdmin(OnRecord, SanctionablePerson, Titled, MemberModelAdmin, ModelAdmin):
    """Members. Seniors close accounts, of others than staff; admins give and take roles, too. A
    reason as for every action; nobody sets another's password; only superusers change
    superusers."""

    form = MemberForm
    list_display = ("username", "is_active", "the_role", "joined", "signed_in")
    list_filter = ("is_active", "is_staff", ("groups", Roles))
    shown = ("is_staff", "groups", "date_joined", "last_login")
    search_fields = ("username", "guests__name", "guests__seats__room__code")
    ordering = ("-date_joined",)
    inlines = (SanctionsOfMember, Browsers)
    fieldsets = ((None, {"fields": ("username", "is_active")}),)
    readonly_fields = ("username", "the_role", "joined", "signed_in")
    joined, signed_in = timed("date_joined"), timed("last_login")
    list_filter_sheet = False

    def get_fieldsets(self, request: HttpRequest, obj: Member | None = None) -> Any:
        changes = self.has_change_permission(request, obj)
        role = "role" if changes and self.gives_roles(request) else "the_role"
        reason = ("reason",) if changes else ()
        dates = (None, {"fields": ("joined", "signed_in")})
        return (*self.fieldsets, (None, {"fields": (role, *reason)}), dates)

    def get_form(
        self, request: HttpRequest, obj: Member | None = None, change: bool = False, **more: Any
    ) -> Any:
        form = MemberAndRoleForm if self.gives_roles(request) else MemberForm
        # Django's own are for whoever chooses a name, and of accounts in general.
        unsaid = dict.fromkeys(("username", "is_active"), "")
        said = {"form": form, "change": change, "help_texts": unsaid, **more}
        return super().get_form(request, obj, **said)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Member]:
        members: QuerySet[Member] = super().get_queryset(request)
        return members.prefetch_related("groups")

    @display(description=word("field-role"))
    def the_role(self, member: Member) -> str:
        role = role_of(member)
        return "–" if role is None else str(word(f"role-{role}"))

    def gives_roles(self, request: HttpRequest) -> bool:
        return request.user.has_perm("moderation.give_role")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Member | None = None) -> bool:
        if obj is not None and obj.is_superuser and not request.user.is_superuser:
            return False
        if obj is not None and obj.is_staff and not self.gives_roles(request):
            return False
        if obj is not None and is_party(staff_of(request), obj):
            return False
        return super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never: members delete their own accounts, which removes their names everywhere."""
        return False

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> Any:
        raise PermissionDenied

    def save_model(self, request: HttpRequest, member: Member, form: Any, change: bool) -> None:
        before = form.before["role"]
        if form.cleaned_data.get("role", before) != before:
            ask_again(request)
        super().save_model(request, member, form, change)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        """Audit the change here: the member is saved by now."""
        super().save_related(request, form, formsets, change)
        member, said, before = form.instance, form.cleaned_data, form.before
        role = said.get("role", before["role"])
        if role != before["role"]:
            set_role(member, role or None)
        actions.note_change(staff_of(request), member, said["reason"], before)
        if before["is_active"] and not member.is_active:
            actions.close_account(member)
        elif bool(role) != bool(before["role"]):
            actions.tell_of_staff(member)


class GroupAdmin(ReadOnlyAdminMixin, PlainGroupAdmin, ModelAdmin):
    list_display = ("called",)
    fields = readonly_fields = ("called", "permissions")

    @display(description=word("field-name"), ordering="name")
    def called(self, group: Group) -> str:
        return str(word(f"role-{group.name}")) if group.name in ROLES else group.name
