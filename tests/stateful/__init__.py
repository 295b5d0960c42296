"""What people do to games and boards, in any order: hypothesis thinks up the orders, and shrinks what goes wrong."""
