"""A class in a room: one link for all, a copy of one task for each, and the teacher's view of who needs help."""

from __future__ import annotations

from .class_room import Classroom

__all__ = ["Classroom"]
