# The position in which a rule matters. A sentence from the game follows these words.

example-title = Example:
example-refused = “{ $line }” is refused: { $sentence }
example-learnt = Afterwards: { $sentence }
example-answer = The answer: “{ $answer }”. { $sentence }
example-where = To try it on a board:
