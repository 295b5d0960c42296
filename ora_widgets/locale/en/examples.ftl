# The position in which a rule bites. A sentence of the game follows what is said here.

example-title = Example:
example-refused = “{ $line }” is refused: { $sentence }
example-learnt = Afterwards: { $sentence }
example-answer = The answer: “{ $answer }”. { $sentence }
example-where = To try it on a board:
