"""Actions on games and boards in any order: hypothesis invents the orders, and shrinks failures."""
