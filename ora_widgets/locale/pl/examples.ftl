# Pozycja, w której widać działanie zasady.

example-title = Przykład:
example-refused = „{ $line }” nie przejdzie: { $sentence }
example-learnt = Potem: { $sentence }
example-answer = Odpowiedź: „{ $answer }”. { $sentence }
example-where = Wypróbuj na planszy:
