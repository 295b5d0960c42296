# What the environment for learning says.

env-needs = The environment needs { $package }: pip install "ora_widgets[env]".
env-bad-terms = An environment rewards win or score, not “{ $reward }”.
