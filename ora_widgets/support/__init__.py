"""What every room needs and no rule decides: checks of arguments, files, tables, charts, observers, display."""
