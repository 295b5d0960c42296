# What the environment for learning says.

env-needs = Środowisko wymaga { $package }: pip install "ora_widgets[env]".
env-empty-slot = „{ $given }” nie jest numerem miejsca z ruchem; maska akcji ma 1 dla miejsc od 0 do { $last }, a ich ruchy podaje moves().
env-bad-terms = Środowisko nagradza rank, win, lead albo score, a nie „{ $reward }”.
env-stopped = Zatrzymane po rundzie { $round } przez horyzont środowiska: według zasad gra nie jest skończona.
