"""The workshop of makers: training, ladder, mining."""
