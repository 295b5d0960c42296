# What the environment for learning says.

env-needs = El entorno necesita { $package }: pip install "ora_widgets[env]".
env-empty-slot = “{ $given }” no es una casilla con jugada; la máscara de acciones vale 1 en las casillas 0 a { $last }, cuyas jugadas da moves().
env-bad-terms = Un entorno premia rank, win, lead o score, no «{ $reward }».
env-stopped = Detenida por el horizonte del entorno tras la ronda { $round }: según las reglas la partida no ha terminado.
