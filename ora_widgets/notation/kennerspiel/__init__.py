"""The move notation of a site where the game is played online: read into our moves, and written from them.

The games keep the tables of that site, `Rulings.named("kennerspiel")`.
"""
