"""The build scripts stand beside the page."""

import sys

from ..packaging.conftest import ROOT

sys.path.append(str(ROOT / "js"))
