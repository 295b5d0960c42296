"""Tasks that a teacher sends out as a link or a page, and learners' answers, which come back as short codes.

>>> from ora_widgets.lessons.assignments import assign
>>> assign("wheel", "For Friday.").title
'The wheel and the joker'
"""

from __future__ import annotations

from .assignment import Assignment, assign, read_task
from .gradebook import gradebook

__all__ = ["Assignment", "assign", "gradebook", "read_task"]
