"""What every question of every game promises."""
