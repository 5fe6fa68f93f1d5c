from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from unfold.dataclasses import UnfoldAction

class ModelAdmin(admin.ModelAdmin[Any]):
    actions_detail: tuple[str, ...]
    compressed_fields: bool
    list_filter_sheet: bool

    def get_actions_detail(self, request: HttpRequest, object_id: Any) -> list[UnfoldAction]: ...

class TabularInline(admin.TabularInline[Any, Any]):
    hide_title: bool
