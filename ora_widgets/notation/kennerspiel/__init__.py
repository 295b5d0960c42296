"""The move notation of a site where the game is played online: read into our moves, and written from them.

These games have the rulings of that site, `Rulings.named("kennerspiel")`.
"""
