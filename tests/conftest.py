"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# A shared machine may stall for a second in the middle of any example; only the count of examples limits the time.
settings.register_profile("here", deadline=None)
# The same examples every time: a change is judged by what it changes. Whoever searches for more runs it at home.
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
