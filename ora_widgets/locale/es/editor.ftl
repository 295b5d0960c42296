# El editor de posiciones: lo que rechaza y las palabras de su página.

editor-not-code = Este escenario no se puede leer. Pega ora.Scenario(…) con todos sus valores escritos, o el código de una partida.
editor-printed = «{ $card }» está impresa en el paisaje inicial, así que se queda en su sitio.
