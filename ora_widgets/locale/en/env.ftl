# What the environment for learning says.

env-needs = The environment needs { $package }: pip install "ora_widgets[env]".
env-empty-slot = “{ $given }” is no slot with a move; the action mask is 1 for slots 0 to { $last }, whose moves moves() lists.
env-bad-terms = The environment can reward rank, win, lead or score, but not “{ $reward }”.
env-stopped = The environment stopped the game after round { $round }, its horizon; by the rules, the game is not over.
