# Jugadores de fuera, como modelos de lenguaje: qué se les rechaza y qué dice de ellos el tablero.

agent-turn-over = El turno terminó antes de «{ $line }». Omite lo que sigue.
agent-turn-long = Un turno tiene como mucho { $most } líneas.
agent-no-door = A este jugador se le pregunta de otra manera y no tiene dirección.
agent-bad-address = «{ $given }» no es la dirección de un asiento. Tiene esta forma: ora://127.0.0.1:50000/palabra.
agent-needs = El servidor para modelos de lenguaje necesita { $package }: pip install "ora_widgets[mcp]".
agent-seat-taken = Ahora juega otra persona en este asiento.
agent-nobody-there = Nadie responde en esta dirección. ¿Sigue en marcha el cuaderno?

agent-thought = Dice: «{ $thought }»
agent-refused =
    { $count ->
        [one] Se rechazó 1 de sus respuestas.
       *[other] Se rechazaron { $count } de sus respuestas.
    }
agent-without-answer =
    { $why ->
        [time] El agente no respondió a tiempo.
        [tries] Ninguna respuesta del agente se pudo jugar; la última se rechazó: { $refused }
        [gone] El agente se fue sin responder.
       *[failed] El agente falló ({ $error }) y no respondió.
    }
agent-instead =
    { $why ->
        [time] Se le acabó el tiempo, así que jugó { $fallback }.
        [tries] No le quedaban intentos, así que jugó { $fallback }.
        [gone] Ya no está, así que jugó { $fallback }.
       *[failed] Falló ({ $error }), así que jugó { $fallback }.
    }
