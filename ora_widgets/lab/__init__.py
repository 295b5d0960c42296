"""Tools for developers: training of weights, the ladder of bots, mining of puzzles, measurements. Not in the wheel."""
