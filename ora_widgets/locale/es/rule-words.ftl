# Palabras con las que se pregunta por una regla cuando ella misma lo dice de otro modo; las lee el buscador de reglas.

asked-F0 = palabras glosario significado definiciones términos qué significa
asked-F0-1 = ronda qué es giro de la rueda paso dura
asked-F0-2 = turno acción oportunidad derecho de casilla qué es
asked-F0-3 = turno qué es diferencia ronda
asked-F0-4 = trabajadores monjes figuras peones cuántos número tres prior hermano lego tengo total clérigos gente personas
asked-F0-5 = edificios iniciales impresos tierra central básicos
asked-F0-6 = mercado oferta cartas abiertas reserva común banco dónde están disponibles todos
asked-F0-7 = bosque páramo encima de la casilla puntos bosque páramo vale enviar valor
asked-F0-8 = secreto oculto esconder suerte azar dados enseñar ver rivales información abierta mirar bienes demás otros jugadores cartas espiar
asked-F1 = componentes contenido de la caja límites
asked-F1-1 = componentes contenido de la caja cuántas cartas fichas pilas edificios
asked-F1-2 = dar la vuelta ficha reverso otro lado pareja dos caras bien vale valor comida energía
asked-F1-3 = agotar acabar faltar escasez límite ilimitado bienes maravillas cuántas máximo fichas acaban terminan quedan tener poseer guardar almacén almacenar puedo cuántos pierden
asked-F1-4 = cuántos cuántas agotar distritos parcelas cuántos número bosques pila límite agotados quedan hay en total
asked-F1-5 = destruir quitar reemplazar mover edificio dos veces copia otra vez mismo derribar demoler iguales repetir repetido
asked-F2 = preparación preparar comienzo antes de empezar
asked-F2-1 = variante país versión lado elegir francesa irlandesa qué diferencia
asked-F2-2 = qué tablero lado rueda anverso reverso número de jugadores
asked-F2-3 = preparación indicadores rueda inicio colocar posición comodín cero
asked-F2-4 = marca significa quitar cartas caja menos jugadores qué edificios número de cartas tres dos sobrantes
asked-F2-5 = preparación oferta pilas boca arriba primeros edificios marcador mostrar primeras cartas preparar vacía reponer repone
asked-F2-6 = bienes iniciales recursos empezar con recibir al principio asentamientos empieza cada jugador tiene comienzo
asked-F2-7 = precio coste de la tierra distrito parcela cuánto cuesta más barato precios segundo siguiente lista montaña costa colinas llanura próxima ahora
asked-F2-8 = primer jugador elegir orden sentido horario quién empieza marcador empieza comienza primero primera ronda partida joven
asked-F2-9 = partida corta menos bosques páramos quitar preparación
asked-F3 = orden de la ronda secuencia pasos qué ocurre
asked-F3-1 = monjes vuelven regresan a casa recuperar libres cuándo todos trabajadores fin de ronda ocupado quedan salen gente
asked-F3-2 = girar la rueda rotar avanzar viga casilla cuándo gira
asked-F3-3 = fase de asentamientos cuándo empieza activar marcador pila sale abre viene
asked-F3-4 = orden de turnos cuántas acciones por ronda jugador inicial dos veces quién juega después
asked-F3-5 = siguiente jugador inicial cambia marcador pasa empieza nueva quién próxima ronda
asked-F3-6 = duración cuánto dura número de rondas fin última cuántas cuándo termina tres cuatro jugadores acaba partida
asked-F3-7 = volver antes atascado bloqueado sin clérigos se quedan fuera recuperar traer atascados gente todos ocupados nadie más puedo
asked-F3-8 = orden inicio de ronda preparación todos los modos
asked-F4 = rueda producción indicadores bienes cómo funciona
asked-F4-1 = valor número tabla escala pasos crece cuánto vale indicador números valores rueda leer qué nadie toma mucho tiempo
asked-F4-2 = primera ronda inicio valor dos
asked-F4-3 = máximo diez final de la escala lleno más alto empuja se queda llega final rueda tope barra 10 alcanza alcanzar nadie toma mucho tiempo
asked-F4-4 = tomar recoger cosechar bienes producir cuántos recibo cero todos indicador muestra menos parte vuelve reinicia todo dejar
asked-F4-5 = uvas piedra entran tarde aparecen cuándo ronda disponibles
asked-F4-6 = comodín sustituir reemplazar cualquier indicador en lugar antes para qué ambos juntos sumar
asked-F4-7 = barcos naviera tonelería solo comodín
asked-F4-8 = ambos perdidos sin indicador cero producir
asked-F5 = acciones opciones qué hacer turno elegir
asked-F5-1 = qué acciones opciones posibles elegir qué puedo hacer en mi turno principales
asked-F5-2 = usar activar edificio propio entrar
asked-F5-2-1 = colocar trabajador monje prior o hermano lego activar diferencia propio alguien gente persona mando prior normal cualquier ir mandar
asked-F5-2-2 = obligatorio opcional debo usar efecto nada solo bloquear sin obligado hay que tengo necesariamente después enviar usarlo mandar hacer acción envío edificio
asked-F5-2-3 = otra vez cada ronda segunda vez sigue de pie repetir después una vez dos veces ahí funciona
asked-F5-2-4 = carta sin construir oferta mano pila usar asentamiento antes de
asked-F5-2-5 = dos clérigos compartir ocupado lleno mismo edificio segundo caben ya alguien misma carta
asked-F5-3 = alquilar edificio ajeno de otro jugador rival contrato
asked-F5-3-1 = puedo alquilar usar edificio ajeno monje del rival quién usa paga recibe resultado bienes de otro jugador
asked-F5-3-2 = quién elige decide prior hermano lego dueño cuál enviado envía monje cuál rival trabajador va
asked-F5-3-3 = negarse rechazar decir no nadie en casa obligado sin clérigo debe aceptar hay obligar permiso pedir impedir oponerse
asked-F5-3-4 = precio coste contrato cuánto pagar monedas caro bodega tarifa recibe quién paga a una moneda dueño usar utilizar ajeno edificio otro jugador vecino alquilar
asked-F5-3-5 = vino whisky regalo alcohol bebida pagar en lugar de dinero botella con
asked-F5-3-6 = contrato bloquear sin efecto nada molestar enviar ajeno
asked-F5-3-7 = contrato acción ronda extra mi clérigo necesario
asked-F5-3-8 = propio edificio contratar yo mismo conmigo mi contratarme
asked-F5-4 = talar árboles bosque páramo madera turba limpiar
asked-F5-4-1 = talar limpiar quitar eliminar bosque páramo madera turba cuánta ajeno otro jugador bosque rival cuántas cartas árboles hace falta clérigo
asked-F5-4-2 = cero nada despejar indicador aunque madera
asked-F5-4-3 = sin bosque nada que talar cortar quedan bosques ninguno no hay más árboles turba páramo páramos turberas tener
asked-F5-4-4 = después de talar qué terreno llanura vacía construir debajo queda bosque talado
asked-F5-5 = construir edificio nueva carta comprar necesito necesita clérigo monje hace falta
asked-F5-5-1 = comprar carta guardar reservar mano después colocar enseguida cuántos edificios acción varios por turno no tengo sitio espacio falta casilla necesito clérigo monje
asked-F5-5-2 = coste precio edificio pagar materiales recursos madera arcilla piedra paja qué cuesta necesario monedas
asked-F5-5-3 = dónde colocar edificio terreno montaña agua costa colina permitido casilla poner sobre páramo bosque castillo casa flotante cantera estar árboles encima por qué no puedo aquí
asked-F5-5-4 = amarillo religioso claustro adyacente al lado tocar vecino conectado debe amarillos oficina juntos monasterio monasterios poner dónde
asked-F5-5-5 = usar edificio nuevo inmediatamente enseguida después de construir prior entra mismo turno acabo recién hermano lego instalarse
asked-F5-5-6 = asentamiento construir acción normal cuándo turno propia fuera
asked-F5-6 = paso pasas saltar nada no quiero pasar esperar renunciar obligatorio obligado tengo hacer algo turno dejar perder omitir algo obligación
asked-F6 = acciones gratis pequeñas extra adicionales
asked-F6-1 = cuántas acciones gratis extra adicionales ilimitadas antes después tierra
asked-F6-2 = dar la vuelta grano paja convertir trigo en cualquier momento revés conseguir
asked-F6-3 = cambiar dinero monedas cinco cambio suelto ficha
asked-F6-4 = vender vino whisky cerveza alcohol dinero monedas cuánto precio comprar cualquier momento
asked-F6-5 = pagar de más cambio demasiado sobra devolver comida energía pierde dividir devuelven vuelto pago lo necesario
asked-F6-6 = comprar tierra distrito parcela cuántas frecuencia una vez por turno límite cuándo ampliar montaña costa colinas terreno terrenos acción
asked-F6-7 = comprar tierra última ronda extra final todavía
asked-F7 = tierras mapa casillas
asked-F7-1 = coordenadas nombres de casillas fila columna tierra central inicial mapa llanura disposición bosques árboles páramos cuántos principio tiene tablero empezar
asked-F7-2 = lados reverso terreno distrito parcela qué hay girar tipos cara casillas montaña costa colinas colina llanura llanuras dibujado impreso bosques ladera
asked-F7-3 = dónde poner distrito colocar fila encima debajo nuevo desplazar hueco
asked-F7-4 = dónde poner parcela colocar costa montaña columna lado desplazar izquierda derecha apilar sobresale
asked-F7-5 = guardar tierra después colocar inmediatamente loseta
asked-F7-6 = diagonal esquina adyacente vecino al lado tocar borde montaña
asked-F8 = fase de asentamientos aldeas casas construir
asked-F8-1 = cuándo fase de asentamientos qué ronda cuántas fases última asentamiento veces construir construye construyen construido puede cada cuánto alimentar hambre
asked-F8-2 = marcador casa mueve letra siguiente
asked-F8-3 = cuántos asentamientos construir por fase orden dos uno tierra antes primero después asentamiento comprar allí construye puede
asked-F8-4 = pagar comida energía asentamiento alimentar combustible coste cómo monedas quemar calentar qué bienes sirven valor cuánta hambre alimento madera paja
asked-F8-5 = dónde colocar asentamiento terreno aldea pueblo agua montaña permitido está costa
asked-F8-6 = nuevas cartas de asentamiento nuevos edificios recibir pila oferta cuándo salen recibo caserío colonia | mejor mejores mejora mejorar abre
asked-F8-7 = guardar asentamientos mano límite cuántos conservar tener
asked-F8-8 = fase de asentamientos usar edificio contrato acción vender permitido durante
asked-F8-9 = dos jugadores asentamiento después de la fase D castillo
asked-F9 = última ronda extra final de la partida tres cuatro
asked-F9-1 = cuándo ronda extra final última número qué tres cuatro jugadores acaba termina
asked-F9-2 = priores hermanos legos vuelven a casa ronda extra última regalos
asked-F9-3 = qué se permite puedo hacer ronda extra última final acción prior cualquier edificio gratis ocupado hacer acciones puede
asked-F9-4 = ronda extra última comprar tierra adicionales vender
asked-F9-5 = última fase de asentamientos final E orden
asked-F9-6 = fin de la partida termina contar tres cuatro jugadores acaba cuándo
asked-F10 = dos jugadores corta duelo pareja
asked-F10-1 = dos jugadores corta diferencias tablero cartas qué
asked-F10-2 = dos jugadores secuencia del turno acciones cuántas dos mí quién juega
asked-F10-3 = dos jugadores fases de asentamientos cuándo turnos
asked-F10-4 = dos jugadores segunda acción sin clérigos
asked-F10-5 = dos jugadores comprar tierra cuántas
asked-F10-6 = dos jugadores cuánto dura número de turnos
asked-F10-7 = dos jugadores fin de la partida cuándo termina último turno cómo acaba vacía oferta quedan edificios
asked-F10-8 = dos jugadores comprobar final oferta parar
asked-F11 = dos jugadores larga
asked-F11-1 = dos jugadores larga diferencias cartas tablero
asked-F11-2 = dos jugadores larga acciones cada uno cuántas ronda tres seguidas orden mí quién juega
asked-F11-3 = dos jugadores larga clérigos vuelven una vez
asked-F11-4 = dos jugadores larga fases de asentamientos cuándo rondas
asked-F11-5 = dos jugadores larga comprar tierra cuántas
asked-F11-6 = dos jugadores larga fin de la partida cuándo termina
asked-F12 = corta rápida partida tres cuatro jugadores una hora
asked-F12-1 = partida corta diferencias preparación clérigos cartas tablero hermanos legos hermano lego monjes prior uno bosques
asked-F12-2 = partida corta rondas cuántas desarrollo fases cuándo dura acaba final termina
asked-F12-3 = regalos bienes gratis recibir cada ronda partida corta tabla
asked-F12-4 = cuando otros toman producen todos reciben una ficha partida corta también yo quién más recibe arcilla demás algo talo corto
asked-F12-5 = partida corta lo demás igual contratos puntuación
asked-F12-6 = tablero corto números pequeños comprobación
asked-F13 = solitario solo un jugador
asked-F13-1 = solitario inicio preparación bienes precios de la tierra
asked-F13-2 = solitario secuencia del turno acciones cuántas dos solo duración dura
asked-F13-3 = solitario indicador perdido diez desaparece sale perder siempre pierdo
asked-F13-4 = solitario jugador neutral rival quién qué tiene
asked-F13-5 = solitario usar edificios neutrales contrato precio pagar
asked-F13-6 = solitario edificios sobrantes sin construir oferta neutral debe colocar cubrir dónde pone
asked-F13-7 = solitario usar edificio neutral nuevo prior
asked-F13-8 = solitario clérigos neutrales vuelven
asked-F13-9 = solitario fase de asentamientos cuándo orden turnos
asked-F13-10 = solitario último turno final cuántos turnos dura duración
asked-F13-11 = solitario ganar puntos necesarios objetivo meta resultado 500 cuántos puntos
asked-F14 = puntuación puntos finales recuento victoria calcular calcula calculan contar cuentan sumar suma total resultado final
asked-F14-1 = puntos por bienes valor libro cerámica adorno relicario maravilla monedas dinero vale vino whisky final sin usar sobran
asked-F14-2 = valor económico escudo edificios puntos de mano sin construir asentamientos no construido he quedaron final quedan sobran pasa
asked-F14-3 = vale al final puntos de asentamientos valor de vivienda vecinos casas adyacentes contar asentamiento pueblo agua
asked-F14-4 = ganador empate igual mismos puntos victoria gana empatan empatados ganar gana
asked-F15 = números pequeños del tablero significado comprobación error olvido
asked-F16 = resumen tabla modos variantes número de jugadores rondas cartas clérigos
asked-F17 = tabla cuándo fases de asentamientos rondas resumen qué ronda pila sale viene

# Palabras que para quien pregunta significan lo mismo; una barra separa los grupos.
asked-same =
    clérigo clérigos monje monjes trabajador trabajadores peón peones | moneda monedas dinero | distrito distritos parcela
    parcelas tierra tierras terreno | vino whisky bebida alcohol | construir levantar edificar | precio coste costo cuesta
    pagar cobra | extra especial final última | solitario solo | volver vuelven regresar regresan retorno | tomar recibir
    conseguir obtener ganar coger | comprar adquirir | oferta mercado | reserva banco | usar utilizar activar visitar entrar |
    puntos puntuación puntuar | rueda rondel | indicador marcador | vecino vecina adyacente junto lado tocar | negarse rechazar
    negar | regalo regalos obsequio | ajeno otro rival |
    relicario relicarios reliquia reliquias | adorno adornos ornamento ornamentos |
    asentamiento asentamientos aldea aldeas pueblo pueblos villa

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = tres jugadores | cuatro jugadores | tres personas | cuatro personas | bonificación | ronda extra | última ronda | ronda final
search-game-F10 = dos jugadores | entre dos | dos personas | somos dos | para dos | duelo | pareja
search-game-F11 = dos jugadores | entre dos | dos personas | somos dos | para dos | duelo | pareja
search-game-F12 = partida corta | juego corto | regalos | regalo
search-game-F13 = solitario | jugando solo | neutral

# Words of a question about what a card brings; they tell no card from another.
search-bringing = dónde saco dan conseguir consigo obtener hacer hago hace fabrica fabricar producir produce sacar sale salen edificio carta qué

# Words of a question about what a card takes, rather than what it brings.
search-spending = convertir convierte convierto convierten cambiar cambia cambio mejorar mejora transformar vender vendo vende venta gastar dar doy pagar usar uso sirve sirven transformo transforma transforman

# Words before a good that is spent.
search-with = con para

# First words of a question for a card, where others ask whether something is allowed.
search-which = qué quién cuál cómo dónde para de

# Words of a question about when something happens.
search-time = cuándo ronda

search-head-number = N.º
search-head-title = título
search-head-text = comienzo
search-open = { $rule } muestra una regla entera, con un ejemplo.
search-nothing = Nada habla de esto; prueba con otras palabras. { $rule } muestra una regla por su número.
