# La posición en la que se nota una regla.

example-title = Ejemplo:
example-refused = «{ $line }» se rechaza: { $sentence }
example-learnt = Después: { $sentence }
example-answer = La respuesta: «{ $answer }». { $sentence }
example-where = Para probarlo en un tablero:
