"""Tools for developers: training, ladder, mining."""
