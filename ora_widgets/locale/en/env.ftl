# What the environment for learning says.

env-needs = The environment needs { $package }: pip install "ora_widgets[env]".
env-bad-terms = An environment rewards win or score, not “{ $reward }”.
env-stopped = Stopped by the environment's horizon, after round { $round }: by the rules the game is not over.
