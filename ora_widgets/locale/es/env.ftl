# What the environment for learning says.

env-needs = El entorno necesita { $package }: pip install "ora_widgets[env]".
env-bad-terms = Un entorno premia win o score, no «{ $reward }».
