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
asked-F8-6 = nuevas cartas de asentamiento nuevos edificios recibir pila oferta cuándo salen recibo caserío colonia
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
asked-F10-1 = dos jugadores corta diferencias tablero cartas qué distinto diferente cambia cambian
asked-F10-2 = dos jugadores secuencia del turno acciones cuántas dos mí quién juega
asked-F10-3 = dos jugadores fases de asentamientos cuándo turnos
asked-F10-4 = dos jugadores segunda acción sin clérigos
asked-F10-5 = dos jugadores comprar tierra cuántas
asked-F10-6 = dos jugadores cuánto dura número de turnos
asked-F10-7 = dos jugadores fin de la partida cuándo termina último turno cómo acaba vacía oferta quedan edificios
asked-F10-8 = dos jugadores comprobar final oferta parar
asked-F11 = dos jugadores larga
asked-F11-1 = dos jugadores larga diferencias cartas tablero distinto diferente cambia cambian
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
    clérigo clérigos monje monjes trabajador trabajadores peón peones hombre gente persona figura hermano hermanos tío
    tíos colegas | moneda monedas dinero oro efectivo pasta plata pavos euros pelas dinerito | distrito distritos
    parcela parcelas tierra tierras terreno trozo loseta | vino whisky bebida alcohol botella | whisky whiskey licor
    aguardiente | construir levantar edificar construyo construido edificio | precio coste costo cuesta pagar cobra
    caro barato barata pago soltar costar cuestan costes tarifa cobran abonar | extra especial final última último |
    solitario solo individual | volver vuelven regresar regresan retorno vuelve vuelta | tomar recibir conseguir
    obtener ganar coger recibimos cojo recoger saco sacar | comprar adquirir compra compro compras | oferta mercado
    fila | reserva banco caja | usar utilizar activar visitar entrar ocupar uso utilizo | puntos puntuación puntuar ptos
    cuentan marcar | rueda rondel ruleta | indicador marcador indicadores ficha | vecino vecina vecinas adyacente
    junto lado tocar esquina diagonal | negarse rechazar negar rehusar | regalo regalos obsequio regalan | ajeno
    otro rival rivales oponente demás otros colega compañero adversario contrincante | relicario relicarios reliquia
    reliquias | adorno adornos ornamento ornamentos joya | asentamiento asentamientos aldea aldeas pueblo pueblos
    villa caserío asentar asentarse poblado | talar tala cortar hacha leñar talo talando | bosque bosques árbol
    árboles | páramo páramos turbera pantano ciénaga | costa costas mar playa orilla océano marina agua | colina
    colinas ladera cerro | montaña montañas monte | llanura llanuras llano prado | ganar gana ganador victoria vencer
    | empate empatar iguales mismos ambos | libro libros manuscrito | cerámica cerámicas vasija | paja heno | grano
    granos trigo cereal | ganado oveja ovejas animal animales vaca | turba | carbón | arcilla barro | cerveza cervezas
    | piedra piedras roca | moler molino molido molienda muele muelen molinero | hornear horno panadería cocer | corta
    corto rápida rápido | guardar conservar quedarse después tarde luego aplazar | poner colocar coloco pongo ponerlo
    situar | deslizar desplazar mover mueve | convertir cambiar canjear transformar trueque cambio conversión |
    derribar destruir quitar demoler | quedar quedan sobrar resto restante | vacío agotar agotado acabar faltar sin quedan |
    empezar empieza comenzar inicio primero comienzo | fin final termina terminar acaba acabar | descartar retirar
    quitar quitamos | vender venden vende venta | gratis gratuito | combustible energía calor quemar calentar leña |
    comida comidas alimento alimentos comer alimentar hambre | valor vale valen | económico escudo escudos | elegir
    elige decidir decide escoger | pasar saltar omitir esperar | contratar contrato alquilar emplear | mirar ver espiar |
    empujar empuja caer caen cae | comodín blanco sustituir sustituye | nadie | prior abad | claustro monasterio
    convento monacal | maravilla maravillas milagro | dos 2 | tres 3 | cuatro 4 | castillo fortaleza alcázar |
    matadero matar sacrificar carnicero | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve 9 | diez 10 | doce 12 | trece 13 |
    mejor mejores mejora mejorar

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = tres jugadores | cuatro jugadores | tres personas | cuatro personas | bonificación | ronda extra | ronda adicional | última ronda | ronda final
search-game-F10 = dos jugadores | 2 jugadores | 2 jug | 2p | entre dos | de dos | de 2 | siendo dos | siendo 2 | dos personas | somos dos | para dos | duelo | pareja | con dos | entre los dos | nosotros dos | duelo
search-game-F11 = dos jugadores | 2 jugadores | 2 jug | 2p | entre dos | de dos | de 2 | siendo dos | siendo 2 | dos personas | somos dos | para dos | duelo | pareja | con dos | nosotros dos
search-game-F12 = partida corta | juego corto | regalos | regalo | corta | rápida
search-game-F13 = solitario | jugando solo | juego solo | juega solo | jugar solo | neutral | jugar yo solo | jugando yo solo | yo solo | un jugador | una persona

# Words before the number of a card.
search-card-number = carta cartas edificio número

search-head-number = N.º
search-head-title = título
search-head-text = comienzo
search-open = { $rule } muestra una regla entera, con un ejemplo.
search-nothing = Nada habla de esto; prueba con otras palabras. { $rule } muestra una regla por su número.

# Preguntas que se han hecho, cada una tras las reglas y cartas que la responden. Con ellas se compara lo que se pregunta.
known-questions =
    F0.1: qué es exactamente una ronda | cada cuánto gira la rueda | cómo se cuentan las rondas
    F0.1: cada giro de la rueda es una ronda nueva | un giro de la rueda es una ronda | rondas y turnos en solitario son lo mismo
    F0.1: una ronda es un giro de la rueda | ronda y turno diferencia
    F0.2: qué quiere decir turno de acción | un hueco es una acción | qué significa jugada | las acciones extra gastan jugada
    F0.2: qué es una jugada
    F0.3: qué forma parte de un turno | qué diferencia hay entre turno y ronda | cuándo acaba mi turno
    F0.3: turno o jugada, qué diferencia | dos jugadas del inicial, dos turnos o uno | qué cuenta como turno | turno significa
    F0.3: un turno o dos
    F0.4: ¿Qué son los clérigos? | quiénes son los clérigos, también el prior | cuántos trabajadores tiene cada uno
    F0.4: número de peones por persona | cómo se llaman los monjes | cuántos muñecos tengo | cuántos priores | número de legos
    F0.4: número de monjes | el prior es clérigo?
    F0.4 F2.6: de cuántos clérigos dispongo
    F0.4 F5.5.5: ¿Para qué sirve el prior? | ¿Qué es un prior?
    F0.4 F16: cuántos monjes tengo
    F0.4 F16 F2.6: con cuántos monjes empiezo
    F0.5: qué edificios tengo desde el principio | ¿el montículo de arcilla es un edificio del claustro?
    F0.5: los edificios impresos cuentan como edificios | qué está ya construido al empezar
    F0.5: se pueden contratar los edificios básicos ajenos | los tres impresos cuentan como edificios
    F0.5: montículo corral y oficina son edificios? | qué hacen los tres edificios impresos
    F0.5 F5.3: pueden otros contratar mis edificios impresos | usar su oficina o corral | ¿puedo contratar el Corral de otro?
    F0.5 F5.3 F5.3.1: puedo alquilar un Montículo de Arcilla o Corral | contratar la Oficina de otro
    F0.5 F5.3 F5.3.1: los edificios impresos admiten contratos
    F0.5 F5.5.4: ¿Qué edificios son de claustro? | la oficina del claustro cuenta como claustro?
    F0.6: cómo se llama la fila de cartas en venta | diferencia entre reserva y oferta | a dónde van los bienes gastados
    F0.6: qué cartas están disponibles | fila de cartas | banco de bienes
    F0.6 F8.6: cartas boca arriba para todos
    F0.7: un bosque es un edificio | se puede trabajar en un páramo | puntúan los bosques | el bosque que me queda al terminar
    F0.7: bosque puntos? | bosque es edificio?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: ¿Puedo construir sobre un bosque?
    F0.7 F5.4.1 F5.4.4 F5.5.1: puedo edificar encima de un bosque
    F0.7 F5.4.4 F5.4.1 F5.5.1 F5.4: ¿se puede construir encima de un bosque?
    F0.7 F5.4.4 F5.5.3: ¿Puedo construir encima de un bosque? | ¿Por qué no puedo construir en un páramo?
    F0.8: ¿puedo mirar los bienes de los demás? | ¿Puedo ver las cartas del rival? | ¿Mi dinero es secreto?
    F0.8: ¿Puedo mirar las mercancías de los demás? | ¿Hay información oculta? | hay algo secreto | se juega a la vista
    F0.8: hay azar en este juego | podemos ver las cosas de los demás | es trampa mirar | pantallas para ocultar bienes
    F0.8: cartas en mano ocultas? | digo cuántas monedas tengo | ¿hay suerte en este juego? | ver lo que tiene el otro
    F0.8: ¿las mercancías son públicas? | ¿los bienes van tras una pantalla? | mostrar mis cosas | los bienes son secretos?
    F0.8: ver sus bienes | suerte | cartas ocultas | ¿puedo mirar sus monedas? | puedo mirar lo que tiene el otro
    F0.8: se pueden esconder los bienes
    F1.1: cuántas cartas tiene cada montón | cuántos edificios hay en total | qué trae la caja | número de cartas de asentamiento
    F1.1: cuántas cartas de edificio tiene el juego | contenido de la caja | cuántos edificios iniciales y cuántos en A B C D
    F1.1 F1.4: cuántas losetas de bosque hay
    F1.1 F2.4: ¿Cuántos edificios hay?
    F1.1 F2.4 F2.5: cuántas cartas hay en el montón C
    F1.1 F16 F2.1 F2.4 F4.5: en qué se diferencia irlanda de francia
    F1.2: qué hay en el reverso de cada ficha | tabla de valores de los bienes | qué hay al otro lado de la madera
    F1.2: qué hay detrás del grano | la oveja al girarla es | otro lado | cara de atrás | reverso de madera | dorso de la moneda
    F1.2: reverso de la cerámica
    F1.2 F8.4: cuánta comida vale la carne | cuánta energía da la paja | ¿Cuánta energía da la madera?
    F1.2 F8.4: cuánto alimentan el pan y la cerveza | qué ficha da más energía | se puede comer la harina | cuánto llena el pan
    F1.2 F8.4: energía de la turba y del carbón comparadas | comida de uvas, vino, malta | las monedas cuentan como comida
    F1.2 F8.4: qué hay detrás de la arcilla | reverso de la piedra, madera, grano | la oveja volteada qué es | bienes con llama
    F1.2 F8.4: energía de la paja | cuánta comida es una oveja | qué hay al dorso de la arcilla | qué bienes dan energía
    F1.3: ¿se pueden acabar las maravillas? | se acaban las fichas de madera | cuántas maravillas hay
    F1.3: ¿Cuántos bienes puedo tener? | ¿Hay un máximo de arcilla que puedo tener? | límite de bienes
    F1.3: se agotaron los bienes y ahora qué | las fichas son limitadas | cuántos bienes puedo acumular como máximo
    F1.3: ya se han llevado todas las maravillas | hay una novena maravilla | no quedan fichas en la reserva
    F1.3: la reserva está vacía, recibo igual mis bienes | límite de relicarios | puedo acumular bienes
    F1.3: tengo 60 arcillas, se puede? | no quedan fichas de oveja en la caja | puedo tener 40 granos | hay un máximo de arcilla
    F1.3: puedo tener tantas monedas como quiera | almacenar mucha madera | ¿pueden agotarse las maravillas?
    F1.3: ¿puedo acumular 50 granos? | ¿hay maravillas para todos? | puedo tener lo que quiera | máximo de ovejas
    F1.3: 40 maderas permitido? | se acaban las maravillas | no quedan fichas de madera | no hay más fichas | solo ocho maravillas
    F1.3: acumular | se acabaron las fichas de madera
    F1.3 F1.4: la arcilla es limitada?
    F1.3 F10.7 F11.6 F2.5 F5.5.1: ¿Qué pasa si no quedan edificios en la oferta?
    F1.3 F14.1: cuántas maravillas hay en total
    F1.4: ¿Qué pasa si se acaban las parcelas? | ¿hay bastantes bosques y páramos? | se acabó el montón de distritos
    F1.4: se han agotado las cartas de bosque | no quedan terrenos | faltan cartas de bosque | la pila de tierra está vacía
    F1.4: la tierra es limitada | todos los distritos vendidos | todas las montañas y costas compradas | se acabaron los páramos
    F1.4: no quedan parcelas | tierra agotada | sin cartas de bosque en la caja | no quedan cartas de páramo, ¿qué hago?
    F1.4: parcelas agotadas
    F1.4 F1.1 F2.7: cuántos distritos hay
    F1.4 F2.7: y si se acaban las tierras
    F1.5: ¿Se puede derribar un edificio? | ¿Puede haber dos edificios iguales? | ¿Se puede demoler un edificio?
    F1.5: dos edificios iguales | el otro ya lo tiene, ¿puedo yo? | quitar un edificio propio | cambiar de sitio un edificio
    F1.5: intercambiar dos cartas de lugar | podemos tener los dos el mismo edificio | deshacerme de un edificio
    F1.5: puedo tapar mi propia carta | reconstruir en otro lado | cada edificio existe una sola vez
    F1.5: mi rival construyó la Panadería, puedo tenerla yo | segundo Molino | los dos la misma carta | ¿puedo mover un edificio?
    F1.5: puede haber dos panaderías? | quitar un edificio mio | él tiene el molino, puedo hacer otro?
    F1.5: mover luego el asentamiento | construirlo otra vez en otro sitio | puedo mover o derribar un edificio | derribar
    F1.5: mismo edificio dos veces en juego | mover de sitio un edificio | ¿pueden dos jugadores tener un molino?
    F1.5: él ya tiene el Molino de Viento, ¿puedo yo?
    F1.5 F5.5.1: puedo derribar un edificio
    F1.5 F8.3 F8.7: ¿Puedo construir dos veces el mismo asentamiento?
    F2.1: ¿En qué se diferencian Irlanda y Francia? | elegir cartas francesas o irlandesas | se mezclan las variantes
    F2.1: mezclar cartas irlandesas y francesas | en qué país jugamos | diferencias entre Francia e Irlanda
    F2.1 F1.1: francia o irlanda diferencia
    F2.1 F1.1 F2.3: ¿Qué diferencia hay entre Francia e Irlanda?
    F2.1 F2.4 F4.5: qué tiene Irlanda y no Francia
    F2.2: qué cara de la rueda se usa con tres jugadores | qué tablero para dos personas | qué tablero se usa con cuatro
    F2.2: cara o dorso de la rueda | tablero de la partida corta | ¿qué tablero con dos? | qué lado de la rueda
    F2.3: dónde empiezan los marcadores | qué indicadores hay en la rueda al principio | las uvas se dejan junto al tablero
    F2.3: uvas y piedra en la preparación | dónde pongo las fichas de la rueda al comienzo
    F2.3: ficha de piedra junto al tablero al preparar | todo empieza en cero | dónde empiezan las fichas
    F2.4: qué cartas se quitan según el número de jugadores | qué significa 3+ en la esquina de la carta | carta con un 4
    F2.4: número de cartas según los jugadores | cartas que sobran con pocos jugadores | dos jugadores y cartas con 3+ o 4
    F2.4: cartas por número de jugadores | con cuatro se usan todas | se usa esta carta con dos | qué cartas no participan
    F2.4: apartar cartas para tres | qué cartas quitamos con tres | cartas marcadas 3+ | qué cartas se quitan con tres jugadores
    F2.4: que es 3+ en una carta
    F2.4 F2.5 F1.1: cuántas cartas tiene el mazo B
    F2.4 F11.1 F10.1: ¿Qué cartas se quitan con dos jugadores?
    F2.4 F16: menos cartas con tres | qué cartas con tres jugadores | cuantos edificios con 4 | cuántas cartas a tres
    F2.4 F16: cartas con 4 | retirar cartas | dos jugadores qué cartas
    F2.4 F16 F1.1: tres jugadores cuántas cartas fuera
    F2.5: qué edificios están en la oferta al principio | cómo se colocan las cartas de edificios
    F2.5: cómo se despliegan los edificios | qué letras tienen las pilas | los edificios iniciales van boca arriba
    F2.5: preparar los mazos a b c d | dónde van las pilas A B C D
    F2.5 F0.6: edificios iniciales boca arriba, cuántos | cartas en oferta al principio | ¿cuántas cartas boca arriba al inicio?
    F2.5 F8.2 F8.6 F17: cuándo salen edificios nuevos
    F2.6: con qué empieza cada jugador | con qué bienes empiezo | ¿Con qué mercancías se empieza?
    F2.6: ¿Qué recibo al empezar la partida? | bienes iniciales | mis bienes antes de la primera ronda
    F2.6: qué asentamientos tengo al principio | cuánto dinero hay al empezar | qué tengo delante al empezar
    F2.6: seis bienes al principio | empezamos con monedas | todos tienen lo mismo al inicio? | qué repartimos primero
    F2.6: qué tengo en el bolsillo al empezar | con qué recursos empiezo | ¿todos empezamos con lo mismo? | empiezo con pan?
    F2.6: cosas del principio para cada uno | materiales de salida | qué tenemos al principio | empezamos con dinero?
    F2.6: asentamientos iniciales | con qué empiezo | primeros bienes | qué tengo al inicio | con cuántos bienes se empieza
    F2.6: que recibe cada uno al empezar | cosas iniciales | cuánta arcilla al empezar
    F2.6 F2: ¿recursos iniciales?
    F2.6 F8.7: ¿Con cuántas cartas de asentamiento se empieza?
    F2.7: cuánto cuesta un distrito | precio de las parcelas | precio de la siguiente parcela
    F2.7: los siguientes terrenos son más caros | orden de precios de las parcelas | cuánto vale el último distrito
    F2.7: precio de la loseta de arriba | el primer distrito cuesta | por qué subió la tierra | el trozo de tierra más barato
    F2.7: cuánto pago por otra fila | tabla de costes de tierra | cuánto valen montañas y costas | lista de precios de tierra
    F2.7: precios de la tierra | precio de distritos y parcelas | tierra más cara | precio de la próxima parcela
    F2.7: coste de distrito | cuánto vale la tierra | precio del octavo distrito
    F2.7 F6.6: ¿Cuánto cuestan los distritos? | qué cuesta el terreno | cuánto cuesta comprar tierra | cuánto cuesta una parcela
    F2.7 F6.6: el siguiente distrito más caro?
    F2.7 F6.6 F7.2 F7.5: ¿Cuánto cuesta una montaña?
    F2.8: ¿Quién empieza la partida? | quién comienza | cómo se elige quién va primero | de quién es el primer turno
    F2.8: se sortea el jugador inicial | empieza el más joven? | hay regla para el primer jugador | quien empieza
    F2.8 F3.5: ¿Quién recibe el marcador de jugador inicial?
    F2.9: qué bosques faltan al empezar la partida corta | cuántos bosques y páramos en la partida corta
    F2.9: dos casillas vacías en la rápida | menos árboles en la versión corta | menos árboles en el tablero de la corta
    F2.9: quitar dos cartas de la tierra central
    F2.9 F12.1: corta qué casillas vacías al inicio
    F2.9 F12.1 F7.1: corta menos bosques al principio
    F3 F3.4 F3.8: qué pasa en una ronda paso a paso | secuencia de juego
    F3 F3.8 F3.2: cómo va una ronda | pasos al comienzo de cada ronda
    F3.1: tengo que recoger a mi gente | dos fuera y uno en casa | todos colocados, qué pasa al comenzar la ronda
    F3.1: qué hace volver a los trabajadores | solo cuando están todos usados | regreso automático
    F3.1: hay que recoger los clérigos o se pueden dejar | recoger es obligatorio | regreso voluntario
    F3.1: ¿recoger los clérigos es opcional? | todos fuera | monjes vuelven cuándo | todos los monjes fuera cuándo vuelven
    F3.1: un monje en casa, vuelven los otros? | mis monjes estan fuera como los recupero | todos ocupados, cuándo libres
    F3.1: no todos colocados, vuelven? | tengo que recogerlos todos? | uno libre, no vuelve nadie? | dejarlos en los edificios
    F3.1: recupero los tres | recuperar monjes antes de tiempo
    F3.1 F3.7: ¿Cuándo vuelven a casa mis monjes? | no han salido todos, ¿vuelven? | no tengo a quién mandar
    F3.1 F3.7: último hombre colocado | recuperarlos a todos | mis hombres no vuelven | por qué mi clérigo se queda ahí
    F3.1 F3.7: uno en casa y el resto atascado | todos usados, ahora vuelven, no | vuelven cada ronda
    F3.1 F3.7: cuándo vuelven los clérigos a casa | tengo dos fuera y uno dentro, ¿vuelven los dos?
    F3.1 F3.7: mi monje se quedó en la panadería | tengo los tres monjes fuera, ¿cuándo vuelven a casa?
    F3.1 F3.7: no me queda nadie en casa | ¿cuándo estará mi prior de vuelta? | tengo el prior en casa y los hermanos no vuelven
    F3.1 F3.7: cuándo recupero a mis trabajadores | me queda uno en casa y los otros no regresan
    F3.1 F3.7: queda uno en casa no vuelve nadie? | todos fuera y me toca otra vez qué hago
    F3.1 F3.7 F5.3 F5.3.1 F5.6: ¿Qué pasa si ya tengo a todos mis clérigos fuera?
    F3.1 F3.7 F9.2: cuándo vuelve el prior a casa
    F3.2: cuándo se gira el disco | se gira la rueda cada ronda | en qué sentido gira la rueda | qué pasa al girar la rueda
    F3.2: cuándo girar la rueda | la rueda antes o después de las acciones | hacia qué lado gira
    F3.2 F3.8: cuándo gira la rueda | ¿la rueda se gira antes o después de recoger?
    F3.2 F3.8 F3: que pasa al empezar la ronda
    F3.2 F4.3 F4.1 F8.1: ¿Qué hace la viga de la rueda?
    F3.3: la barra pasó una letra | cómo sé que toca fase de asentamientos | la barra llegó a la pila B
    F3.3 F5.5.6 F8 F8.1 F17: cuándo se construyen los poblados
    F3.3 F8.1: la flecha pasa el mazo | cuándo podemos asentar | cuando empieza la fase de asentamiento
    F3.3 F8.1 F8.2: qué activa la fase de asentamiento
    F3.3 F8.1 F17: cómo sé que viene la fase de asentamientos | qué inicia el poblamiento | rondas de asentamiento a 3
    F3.3 F8.1 F17: en qué rondas se asienta
    F3.4: ¿El jugador inicial actúa dos veces? | cuántas acciones por ronda | el jugador inicial tiene dos acciones
    F3.4: orden de los jugadores en la ronda | turnos por ronda con cuatro | quién va después de mí | juego dos veces seguidas
    F3.4: número de turnos cada uno | ¿el inicial juega dos veces? | cada uno juega una vez por ronda?
    F3.4: cuántas jugadas por ronda con tres | por qué el primero juega dos veces | orden de juego cuatro jugadores
    F3.4: el primero dos veces? | 3 jugadores cuántas acciones | quién juega último en la ronda | dos acciones para el inicial
    F3.4: el primero juega dos veces por ronda? | 5 turnos con cuatro por qué | quién juega el último de la ronda
    F3.4 F0.3: cuántas veces me toca en una ronda
    F3.4 F3.5: en qué orden se juega | el inicial es siempre el mismo | cuántas veces juega el primero
    F3.4 F5.1 F0.2: cuánto puedo hacer cuando me toca
    F3.4 F16: cuántas acciones tiene cada uno por ronda siendo tres
    F3.4 F16 F0.3: somos tres, cuántas veces actúa el primero en una ronda
    F3.5: quién es el jugador inicial de la ronda siguiente | ¿cambia el primer jugador? | pasar la ficha de inicio
    F3.5: quién empieza ahora | el inicio va rotando en sentido horario | quién va primero la próxima ronda | siguiente inicial
    F3.5: cambio de jugador inicial | a quién paso el marcador inicial | quién va primero después de mí
    F3.6: cuántas rondas la larga | rondas en la partida larga | cuántas rondas dura | cuanto dura la partida rondas
    F3.6 F9.1 F9.6: ¿Cuándo acaba la partida de tres jugadores?
    F3.6 F16: cuánto dura una partida | número total de rondas | cuánto queda de partida | última ronda normal
    F3.6 F16: cuándo acaba con tres o cuatro | cuántas rondas hasta el final | cuantas rondas con cuatro
    F3.7: mis trabajadores están atascados | puedo retirar un monje durante la ronda | no tengo monjes libres que contratar
    F3.7: recuperar monje en mitad de ronda | me quedé sin gente hasta la próxima ronda | coloqué al último, y ahora
    F3.7: recuperar uno antes de acabar la ronda | ninguno disponible ahora
    F3.7 F3.1: sin gente hasta la próxima ronda | puse el tercero, vuelven en el acto? | todos fuera y me queda una jugada
    F3.7 F11.3 F10.4: vuelve monje a mitad
    F3.8: en qué orden se hacen las cosas antes de los turnos | qué va primero, los clérigos o la rueda | orden del mantenimiento
    F3.8: qué va primero en una ronda
    F3.8 F3 F3.2: qué se hace antes de las acciones
    F3.8 F3.2: primero la rueda o el regreso de los hombres | qué se hace antes de la primera acción de la ronda
    F4: cómo funciona la rueda
    F4 F4.1 F4.4: cómo funciona la rueda de producción | explica el dial
    F4.1: serie de valores de la rueda | a qué ritmo crece un bien | cuánto da un marcador tras cinco rondas | números de la rueda
    F4.1: por qué sale dos veces el 6 | cómo se lee la cantidad | cuánta madera si se cogió hace tres rondas
    F4.1: cuánto valdrá el marcador la próxima vez | toca 5 o 6 | cuántas ovejas habrá en la rueda la próxima vez
    F4.1: cuánta arcilla tras dos rondas | habrá más madera si espero | a qué ritmo crece el grano
    F4.1: cómo de rápido crecen los bienes | la escala 2 3 4 5 6 6 7 | qué da ahora la rueda | cuánto sube por ronda
    F4.1: pasos de la rueda | cuántos pasos tiene la escala de la rueda
    F4.1 F4.3: hasta cuánto sube
    F4.2: cuánto valen los indicadores en la primera ronda | valor en la primera ronda
    F4.2: cuánta madera puedo coger al principio del todo | cuánto dan las cosas en la ronda uno
    F4.2: valor de la rueda al principio del todo | la rueda gira antes del primer turno
    F4.2 F4.1: primer turno cuánta arcilla
    F4.3: qué pasa si un marcador llega al final de la rueda | cuándo empuja la barra un indicador
    F4.3: ¿Qué ocurre cuando un indicador llega al 10? | el brazo alcanza un indicador en el diez | el bien se queda al máximo
    F4.3: marcador en lo alto de la escala | después del diez viene once | la rueda se desborda | puede pasar de diez
    F4.3: atascado en diez | el marcador más antiguo | se reinicia al llenarse | rueda llena, diez y nada más
    F4.3: empujado por la barra | qué viene tras el 10 | la madera está en 10, ¿qué pasa al girar? | pasa de diez?
    F4.3: ficha en diez empujada | la arcilla lleva rato en 10, se cae? | indicador en lo más alto | nadie lo toma, baja?
    F4.3: máximo otra vez la ronda siguiente | después del diez | el marcador ya está en diez y gira la rueda
    F4.3: arcilla al maximo hace rato, sube mas? | 10 y luego | marcador parado en 10
    F4.3 F3.2: el marcador ya está arriba del todo y llega el brazo
    F4.3 F4.1: cuál es el valor máximo de la rueda | ¿Qué pasa si nadie toma madera durante mucho tiempo? | crece más de diez
    F4.3 F4.1: ya está al máximo, y ahora
    F4.3 F13.3: ¿Qué pasa cuando un marcador llega al 10?
    F4.3 F13.3 F3.2: qué pasa cuando la rueda empuja un marcador
    F4.4: ¿puedo tomar menos bienes de los que marca la rueda? | ¿Puedo tomar menos bienes de los que muestra la rueda?
    F4.4: ¿Tengo que coger todas las mercancías de la rueda? | el indicador vuelve a cero
    F4.4: qué hago con el indicador tras tomar bienes | hay que tomarlo todo | qué hace el indicador después de usarlo
    F4.4: el marcador se reinicia | dejar algunos bienes en la rueda | coger menos de lo que indica | cuántos tomo | todo o nada
    F4.4: luego el marcador vuelve a cero | a dónde va el marcador después de coger ovejas | indicador tras producir
    F4.4: tomé arcilla, y ahora el marcador | poner el indicador a cero | tengo que coger las seis maderas
    F4.4: debo tomar toda la arcilla | coger solo dos turbas | solo parte de las ovejas | puedo dejar grano
    F4.4: ¿puedo dejar parte de la madera en la rueda? | tomar solo 3 de 6 maderas
    F4.4: ¿puedo coger solo parte de lo que marca la rueda? | ¿a dónde va el indicador tras coger madera?
    F4.4: ¿tengo que llevarme las siete arcillas? | la ficha vuelve a cero | hay que coger todo?
    F4.4: la rueda marca 5, puedo coger 3? | quiero menos de lo que marca | tengo que coger toda la madera
    F4.4: adónde va la ficha después de coger | tomar solo una parte | tengo que llevarme todo? | cero en la rueda y usarlo igual
    F4.4: vuelve a cero tras producir | hay que coger todos los bienes de la rueda | tengo que coger todo lo de la rueda
    F4.4: coger solo parte de la arcilla | dejo mercancías en rueda
    F4.4 F4.1: cuántos me dan | ovejas a cero en la rueda
    F4.4 F5.4.1: puedo coger menos ovejas de las que marca la rueda
    F4.5: ¿En qué ronda entran las uvas? | ¿En qué ronda llegan las uvas? | ¿Cuándo entra la piedra en juego?
    F4.5: aún no hay uvas en la rueda | en qué ronda llega la piedra en la corta | primera ronda con uvas
    F4.5: desde cuándo se produce piedra | la piedra sale tarde | en Irlanda no hay uvas | qué bien falta al principio
    F4.5: uvas ronda tres jugadores | todavía no hay piedra, cuándo llega | falta el marcador de uvas
    F4.5: la piedra está desde el principio | en qué ronda llega la uva | indicador de uvas a 4, ¿qué ronda?
    F4.5: todavía no hay piedra en la rueda | desde cuándo uvas | cuándo entra la piedra | uvas a partir de qué ronda
    F4.5: aún no hay marcador de uva | falta el marcador de piedra | uva qué ronda | entra la piedra
    F4.5: cuándo hay piedra en la rueda | cuando aparece la piedra | no está la ficha de uvas por qué
    F4.5 F2.3: cuándo entran las uvas | ¿uvas en irlanda? | ¿cuándo piedra?
    F4.6: ¿Se puede usar el comodín para la piedra? | comodín en lugar de otro indicador | para qué está el indicador blanco
    F4.6: marcador comodín | puedo usar el comodín para madera | se suman comodín y madera
    F4.6: piedra con el comodín antes de la ronda 13 | usar el comodín para lo que sea | comodín en vez de ovejas
    F4.6: piedra temprana con el comodín | se mueve también el otro marcador | prefiero usar el comodín para el grano
    F4.6: comodín para turba deja el marcador de turba? | sin marcador de piedra, ayuda el comodín
    F4.6: ¿el marcador blanco sustituye a cualquiera? | el comodin vale por madera | comodín y piedra a cero
    F4.6: el comodín vale por qué | comodín o ficha normal, cuál | el comodín está más alto que la madera, lo uso?
    F4.6: cómo va el comodín | comodín más arcilla a la vez | comodin en lugar de piedra | comodín por madera
    F4.6: comodín, se mueve el de ovejas? | comodín más el valor propio | comodín en lugar de arcilla
    F4.6: qué indicador vuelve con el comodín | para qué sirve el comodín | para que es el comodin ese de la rueda
    F4.6: comodín cuando aún no hay piedra | el comodín puede ser madera | uvas con comodín
    F4.7: qué cartas exigen el comodín | edificios que solo usan el comodín | qué marcador usan la naviera y la tonelería
    F4.7: compañía naviera con qué indicador | tonelería sin comodín | la naviera qué lee | tiene que ser el comodín
    F4.8: el comodín y el indicador propio han salido de la rueda | no queda ni comodín ni marcador | producir nada
    F4.8: sin indicador y sin comodín, solitario | jugando solo ya no hay arcilla de ninguna forma
    F4.8: sin comodín ni indicador cuánto recibo | perdidas las dos fichas en solitario
    F4.8 F13.3: ni comodín ni ficha | los dos indicadores perdidos | comodín eliminado
    F5.1: qué se me permite cuando me toca | qué puedo hacer cuando es mi turno | me toca, qué puedo hacer
    F5.1: usar, contratar, talar, construir | qué puedo hacer en mi turno | acción principal cuáles hay | qué puedo hacer
    F5.1: mis opciones
    F5.1 F5: qué acciones hay | lista de acciones | qué tipos de jugada hay | qué se puede hacer en el turno | elegir una acción
    F5.1 F5: qué se puede hacer | me toca, y ahora qué | tipos de acciones | cuáles son las cuatro acciones
    F5.1 F5: tengo una sola acción | cuántas cosas puedo hacer en mi turno | construir y además usar a alguien?
    F5.1 F5: es una acción cada uno o más | una cosa por turno | qué acciones tengo en mi turno | una acción o dos
    F5.1 F5: lista de acciones principales
    F5.1 F5.5 F5.5.1 F5.5.5: ¿Necesito un clérigo para construir?
    F5.1 F5.5.1: dos acciones seguidas
    F5.2 F5.2.1: cómo uso lo que construí
    F5.2 F5.2.1 F5.3.8: ¿Pago por usar mi propio edificio?
    F5.2.1: ¿Puede ir el prior a un edificio normal? | usar mi panadería | qué monje uso | poner monje en edificio propio
    F5.2.1: usar otra vez mi edificio con el monje dentro | poner un monje en mi carta | a quién puedo enviar
    F5.2.1: hermano o prior da igual? | usar mi propio edificio
    F5.2.1 F5.2: cómo activo un edificio mío | mandar un trabajador a mi propio edificio | activar algo mío | entrar en mi casa
    F5.2.1 F5.2: cómo se usa un edificio | mandar un hermano a mi molino | cuesta algo usar mi propio edificio | qué monje envío
    F5.2.1 F5.2: lego al corral
    F5.2.1 F5.2.5: puedo usar un edificio ocupado
    F5.2.1 F5.3.1 F5.2.5: ¿puedo poner mi monje en un edificio ajeno sin pagar nada?
    F5.2.1 F5.5.5 F0.4: diferencia entre el prior y un hermano lego
    F5.2.2: hay que usar el edificio al enviar al clérigo | Si envío un monje, ¿tengo que hacer la acción?
    F5.2.2: poner un monje solo para que vuelvan los demás | quedarse sin hacer nada | no aplicar el efecto del edificio
    F5.2.2: estoy forzado a hacer lo que dice la carta | debo aplicar el efecto del edificio | ir allí sin usarlo
    F5.2.2: puedo hacer solo una parte | ocupar un edificio solo para bloquear | estar ahí sin hacer lo que dice
    F5.2.2: enviar a alguien y no coger nada | entrar y no usarlo | ¿estoy obligado a usar el edificio donde entro?
    F5.2.2: tengo que hacer lo que dice el edificio | hay que usar la función | mandar monje y no coger nada
    F5.2.2: entrar sin coger bienes | estoy obligado a usar el edificio | estar ahí sin hacer nada | bloquear un edificio
    F5.2.2: saltar el efecto | ocupar sin efecto | no quiero su efecto | ¿puedo enviar un monje sin hacer nada?
    F5.2.2 F5.3.6: ¿Es obligatorio usar el edificio donde envío un clérigo?
    F5.2.3: ¿un edificio funciona otra vez si el monje sigue ahí? | un clérigo colocado actúa otra vez
    F5.2.3: el edificio ocupado funciona cada ronda | la producción se repite sola | el efecto es solo una vez
    F5.2.3: ya está dentro, usarlo otra vez? | un uso por colocación | quedarse y usarlo dos veces
    F5.2.3: el monje sigue en la carta, funciona otra vez? | ingresos cada ronda con el monje puesto
    F5.2.3: el monje sigue, otra vez el efecto? | cada ronda automático
    F5.2.3 F5.2.1: el monje se queda, cobro cada ronda?
    F5.2.3 F5.2.5: mi hermano está en el molino, molino otra vez? | mismo edificio la próxima ronda | se queda allí, funciona
    F5.2.3 F5.2.5: mi monje sigue ahí, ¿funciona otra vez? | dos veces el mismo edificio
    F5.2.3 F5.2.5: el prior ya está en la cantera, ¿otra vez cantera?
    F5.2.4: ¿puedo usar una carta que no está construida? | ¿puedo enviar a alguien a un bosque? | usar edificios sin construir
    F5.2.4: trabajador en un asentamiento | se puede ocupar un pueblo | usar una carta sin construir
    F5.2.4: puede estar alguien en un bosque o pueblo | ocupar un asentamiento | mandar a alguien a un pueblo
    F5.2.4: trabajador en los árboles | asentamiento como lugar de trabajo | puedo ir a cartas de la oferta
    F5.2.4: poner a alguien en un bosque | monje en la aldea de pescadores | puedo usar una carta del mazo
    F5.2.4: monje a un asentamiento | usar edificio sin construir | usar una carta de la oferta | usar carta que nadie construyó
    F5.2.4: monje en el bosque | ¿puedo usar una carta que aún está en la oferta? | ¿mandar monje a un pueblo?
    F5.2.4: usar carta de asentamiento
    F5.2.4 F0.7: mandar monje a una aldea
    F5.2.5: ¿Caben dos monjes en un mismo edificio? | ¿Puedo mandar a dos clérigos al mismo edificio?
    F5.2.5: ¿Pueden estar dos monjes en el mismo edificio? | dos personas en el mismo sitio | ya hay un monje ahí
    F5.2.5: el edificio está cogido | edificio lleno | cuántos trabajadores caben | hay otro ahí | un trabajador por edificio
    F5.2.5: el sitio está lleno | me puedo unir a él | el sitio que quiero está ocupado | caben dos clérigos en el mismo edificio
    F5.2.5: hay alguien dentro | ya hay un monje encima | no hay sitio en el edificio | el edificio está lleno | ya ocupado
    F5.2.5: sitio para otro | hay uno encima | no está libre | ya hay alguien en el edificio puedo entrar
    F5.2.5: dos peones en una carta vale? | ya hay alguien allí
    F5.2.5 F5.2.1: mi edificio está ocupado, ¿lo puedo usar? | ¿dos monjes en el mismo edificio?
    F5.3 F5.3.1: ¿puedo usar el edificio de otro jugador? | se puede usar un edificio ajeno | ¿Qué es un contrato de trabajo?
    F5.3 F5.3.1: puedo trabajar en los edificios de los demás | usar lo que tienen los demás | cómo funciona contratar
    F5.3 F5.3.1: explica los contratos | usar el edificio del jugador de al lado | tomar prestado un edificio
    F5.3 F5.3.1: visitar el sitio de otro | trabajar para otro | hacer que trabaje para mí | cómo funcionan los contratos
    F5.3 F5.3.1: edificio extranjero | quiero su cervecería cómo | usar lo que construyó otro
    F5.3.1: quién recibe lo que produce el edificio contratado | de quién son los bienes que se gastan | de quién es el trabajador
    F5.3.1: contraté su panadería, de quién es el pan | yo pago los bienes y él pone el hombre
    F5.3.1: edificio de mi vecino puedo usarlo | su monje, mis bienes | usar edificio del vecino
    F5.3.1: quién se lleva los bienes del contrato | usar lo de otro jugador | carta del vecino | su panadería de ella
    F5.3.1: su edificio su monje | quién recibe los bienes del contrato
    F5.3.1 F5.3: quien se lleva las cosas si contrato a otro
    F5.3.1 F5.3 F5.3.7: uso su carta con su muñeco, los bienes son míos o suyos
    F5.3.1 F5.3.2 F5.3.3: ¿Puede el dueño negarse al contrato?
    F5.3.1 F5.3.4 F5.3: explícame qué ocurre cuando uso la bodega de mi hermano
    F5.3.1 F5.3.7: contrato quién se queda con las cosas | ¿quién se queda con lo producido en un contrato, yo o el dueño?
    F5.3.2: quién elige qué clérigo va | me puede contratar a mi prior en vez de a un hermano lego
    F5.3.2: ¿Quién decide si va el prior o un hermano? | ¿Quién elige qué clérigo va con el contrato?
    F5.3.2: a cuál de los suyos envía el dueño | tiene que mandar al prior | el dueño puede guardarse el prior
    F5.3.2: quiero que vaya el lego | ambos libres, cuál va | elige él o yo el monje | puede reservarse el prior
    F5.3.2: qué figura va a trabajar | no mandes al prior, quiero al otro | a quién manda ella si contrato | elijo yo o el dueño
    F5.3.2: mandaste al lego aunque quería el prior | lego en vez de prior en un contrato | puede elegir a quién manda
    F5.3.2: te contrato y mandas al hermano en vez del prior, ¿es legal? | puedo exigir el prior al contratar
    F5.3.2: cuál mío va cuando me contratan | mando el lego y no el prior, vale | a quién manda el dueño
    F5.3.2: quién elige prior o hermano en el contrato | puedo exigir que ponga su prior | manda al que no quiero
    F5.3.2: quiero su hermano, no su prior | qué clérigo en el contrato | quién elige el clérigo que va al edificio ajeno
    F5.3.2: ¿quién decide si va el prior o un hermano lego en el contrato? | prior o lego lo elijo yo si usan lo mio
    F5.3.2 F5.3.1: su prior lo elijo
    F5.3.3: ¿puedo negarme a prestar mi monje? | puede negarse el dueño del edificio
    F5.3.3: ¿Puedo negarme si alguien quiere usar mi edificio? | el dueño no tiene a nadie en casa | tiene que dejarme entrar
    F5.3.3: impedir que usen mi edificio | bloquear contratos | el dueño no tiene monjes | evitar un contrato
    F5.3.3: prohibir, vetar un contrato | tiene que aceptar | no se puede contratar porque están todos ocupados
    F5.3.3: contrato con quien no tiene hombre libre | tiene cero clérigos en casa | puede no dejarme entrar en su edificio
    F5.3.3: bloquearme | todos los suyos están fuera, ¿uso su edificio? | contratar cuando todos sus monjes están ocupados
    F5.3.3: me puede decir que no | ¿mi vecino se puede negar al contrato? | todos sus monjes ocupados | dueño sin monjes
    F5.3.3: ella se niega | el rival no tiene monjes | puede negarse si quiero usar su panaderia | no tiene trabajadores
    F5.3.3: todos sus monjes están fuera | no me deja | se puede rechazar | no tiene a quién mandar
    F5.3.3: el otro no tiene a nadie en casa, ¿puedo usar su panadería? | no me deja usar su edificio, puede negarse?
    F5.3.3: no tiene a nadie en casa
    F5.3.3 F3.7: el dueño no tiene a nadie libre | sus trabajadores están ocupados, puedo contratar
    F5.3.3 F3.7: todos sus hombres están fuera | el rival no tiene a nadie libre, ¿puedo alquilarle algo?
    F5.3.3 F5.3: jugador sin monjes libres y contrato
    F5.3.3 F5.3.1 F5.3: no me deja usar su cervecería, ¿puede?
    F5.3.4: cuánto vale un contrato de trabajo | ¿la moneda del contrato va al dueño?
    F5.3.4: ¿Cuánto cuesta usar el edificio de otro jugador? | ¿Qué cambia con la Bodega? | ¿Cuánto cuesta un contrato?
    F5.3.4: por qué subió el precio a dos | una o dos monedas por contratar | tarifa por contratar | alquiler del edificio
    F5.3.4: cuándo se encarecen los contratos | el dinero va al banco | precio doble | precio de usar el edificio del vecino
    F5.3.4: pagar al dueño | dos monedas en vez de una | le pago a él o al banco | sube la tarifa
    F5.3.4: ¿Cuántas monedas cuesta usar el edificio de otro? | por qué ahora contratar cuesta el doble
    F5.3.4: quién se queda con las monedas del contrato | cuánto vale un contrato | usó el mio, cuánto me paga | alquiler 1 o 2
    F5.3.4: cuándo suben los contratos | moneda para mí si usa mi carta? | cuánto cuesta contratar | bodega y contratos
    F5.3.4: presio contrato | pago al dueño o a la reserva por el contrato | tarifa del alquiler | coste de alquilar
    F5.3.4: por qué contrato más caro | una moneda o dos | quién cobra | poco dinero para alquilar | cuándo pago, antes o después
    F5.3.4: cuánto pago por usar el edificio de otro | por qué ahora me cobra dos monedas | ¿por qué los contratos valen 2 ahora?
    F5.3.4: 2 monedas por contrato desde la bodega? | alquilar por dos
    F5.3.4 F5.3: el alquiler ese 1 o 2
    F5.3.4 F5.3.1: quién paga el contrato y a quién | bob quiere mi molino, qué recibo
    F5.3.4 F5.3.1 F5.3: alguien quiere entrar en mi taller, qué recibo | ella contrata mi molino, gano una moneda
    F5.3.4 F5.3.1 F5.3: cuánto te debo por usar tu cantera | qué me tiene que dar
    F5.3.4 F5.3.1 F5.3: cuánta pasta hay que soltar por usar el edificio de un colega | usó mi panadería, ¿cuánto me debe?
    F5.3.5: pagar el contrato con whisky | ¿Se puede pagar un contrato con vino? | ¿Puedo pagar un contrato con vino?
    F5.3.5: dar una bebida al dueño | pagar el contrato con alcohol | se queda él con mi vino | no tengo dinero, solo vino
    F5.3.5: una bebida compra un contrato | cuánto whisky por un contrato | a dónde va el vino
    F5.3.5: no tengo monedas para el contrato pero sí whisky | botella en lugar de moneda | botella por el contrato
    F5.3.5: pagar con whisky en vez de monedas | bebida en vez de monedas | botella como pago | a dónde va el regalo
    F5.3.5: whisky para el anfitrión | cerveza de regalo? | quién se queda la botella que doy | sobornar con vino
    F5.3.5: pagar con bebida en vez de dinero | vino en lugar de dinero para contratar
    F5.3.6: ¿puedo contratar a alguien solo para bloquearlo? | ¿debo usar el edificio después de pagar el contrato?
    F5.3.6: contratar solo para fastidiar | contrato sin usar el edificio | contrato vacío | echar a su prior
    F5.3.6: contratar para sacarle los monjes | obligarle a colocar el último | no usar nada tras contratar
    F5.3.6: contratar solo para bloquear | pagar y no usar | alquilar solo para bloquear
    F5.3.7: contratar gasta la acción | necesito un monje propio libre para contratar | necesito un monje mío para un contrato
    F5.3.7: contratar es toda mi acción | un contrato es mi acción del turno | contrato y construir a la vez
    F5.3.7: contratar y además enviar a mi monje | alquilar cuenta como acción | necesito monje para alquilar
    F5.3.7 F5.3.1: el contrato gasta un monje mío
    F5.3.7 F9.3: ¿Hay contratos en la ronda final?
    F5.3.8: ¿puedo contratarme a mí mismo? | ¿Puedo hacer un contrato conmigo mismo? | contratarme a mí mismo
    F5.3.8: alquilarme a mí mismo | contratar a mi propio monje | contrato con mi propio edificio | pagarme a mí
    F5.3.8: contrato conmigo mismo | alquilar lo propio | alquilar lo mío
    F5.4 F5.4.1: ¿Qué gano al talar un bosque? | ¿Cómo se consigue turba? | cuánta madera sale de un bosque | conseguir madera
    F5.4 F5.4.1: conseguir turba | cortar árboles | limpiar mi terreno | cavar el pantano | qué me da una turbera
    F5.4 F5.4.1: madera de mis tierras | cómo se tala un bosque | cómo talo un árbol
    F5.4.1: ¿puedo talar el bosque de otro jugador? | dos bosques a la vez | árboles del vecino
    F5.4.1: cuántas cartas de bosque se quitan | leña del bosque | cómo consigo leña | quitar dos árboles | cada bosque de una vez
    F5.4.1: cuánta madera por un bosque | cortar leña | sacar turba hace falta monje? | talar bosque del rival
    F5.4.1: dos bosques en una accion | sacar turba | leña | talar bosque ajeno | hace falta trabajador para cortar
    F5.4.1: más de un bosque | varios árboles | ¿puedo cortar turba en el terreno del rival?
    F5.4.1: ¿hay que quitar la carta de bosque al talar? | cuanta madera saco al talar | todos los bosques a la vez
    F5.4.1: cuánta turba por páramo
    F5.4.1 F5.4: quitar un páramo | madera ahora | turba ahora | quitar la carta de bosque | cuánta turba
    F5.4.1 F5.4: qué necesito para talar | cantidad de madera al talar | talar con el marcador comodín | talar requiere un hombre
    F5.4.1 F5.4: dos árboles en una acción | cuánta turba saco de un páramo | talar dos bosques a la vez
    F5.4.1 F5.4: ¿hace falta un monje para talar? | ¿cuánta turba saco al cortar? | cavar el páramo
    F5.4.1 F5.4.4: talar árboles: qué pasa
    F5.4.2: ¿Puedo talar si la madera está a cero? | despejar una casilla sin recibir madera | talar solo para hacer sitio
    F5.4.2: el indicador no da nada | indicador en nada, ¿puedo talar? | cortar turba por cero | talar aunque la rueda marque 0
    F5.4.2: cortar por nada solo para hacer sitio | talar con la rueda a 0 | despejar aunque sea cero | talar a 0
    F5.4.2: quitar un bosque sin madera | la madera está a cero, ¿puedo talar igual? | talar por cero | talar con la rueda a cero
    F5.4.2 F4.4 F4.1: ¿Qué pasa si el marcador de madera está a cero?
    F5.4.2 F5.4.3: ¿puedo talar un bosque si la madera está a cero?
    F5.4.3: talar cuando no me quedan bosques | ¿Puedo cortar turba sin tener páramo? | ya no me quedan árboles que cortar
    F5.4.3: no quedan páramos en mi tierra | talar sin árboles | acción de talar vacía | sin páramos y quiero turba
    F5.4.3: sin bosques puedo talar | sin bosque en mi tierra | ningún páramo más | cortar sin carta | talar sin bosques
    F5.4.3: sin árboles
    F5.4.3 F5.6: todos mis bosques talados y aun así talo | no queda pantano pero elijo cortar turba
    F5.4.3 F5.6: ya no tengo árboles, ¿puedo hacer la acción de talar?
    F5.4.4: qué queda después de talar un bosque | terreno debajo de los árboles | qué hay bajo el páramo
    F5.4.4: casilla después de talar | qué suelo queda libre | qué pasa con la casilla talada | qué queda tras talar bosque
    F5.4.4: vacío tras talar | casilla despejada es | suelo bajo el bosque | que queda al quitar la turba
    F5.4.4: quité el bosque, qué hay ahora
    F5.4.4 F0.7: construir sobre árboles | qué hay bajo el bosque | suelo bajo el pantano | ¿un bosque talado es llanura?
    F5.4.4 F5.4.1: qué queda debajo al limpiar el pantano
    F5.4.4 F5.5.1: edificar donde había bosque
    F5.5: cómo construyo
    F5.5 F5.5.1: levantar un edificio nuevo | cómo obtengo un edificio | construcción
    F5.5.1: guardar un edificio para construirlo más tarde | qué hago si no tengo sitio para un edificio
    F5.5.1: ¿Puedo construir dos edificios con una sola acción? | reservar una carta para construirla luego | reservar un edificio
    F5.5.1: no quedan casillas libres | dónde va la carta construida | varios edificios de una vez | llevarme una carta a la mano
    F5.5.1: dónde coloco un edificio en mi tablero | dos edificios en un turno | poner una carta en mi terreno | qué casilla libre
    F5.5.1: comprar un edificio ahora y ponerlo luego | construir dos cosas a la vez | no cabe en ningún sitio
    F5.5.1: coger carta ahora y construir luego | dos edificios en una acción | guardar un edificio para después
    F5.5.1: dos edificios a la vez | comprar ahora colocar luego | reservar una carta | no hay sitio para él
    F5.5.1: sin sitio para edificio
    F5.5.1 F5.1 F10.2: ¿Puedo construir dos edificios en un turno?
    F5.5.1 F5.5: cómo se construye | pasos para construir | cuántas cartas puedo construir | hace falta un monje para construir
    F5.5.1 F5.5: se coloca enseguida | puedo construir en tierra ajena | cómo construyo una carta paso a paso
    F5.5.1 F5.5.2: con qué pago un edificio
    F5.5.1 F5.5.3: qué casilla puedo elegir para un edificio | no hay sitio en mi tierra | puedo ponerlo donde quiera
    F5.5.1 F5.5.3: ¿dónde pongo los edificios en mi tablero?
    F5.5.2: para qué sirve la piedra | con qué se pagan los edificios | ¿necesito dinero para construir?
    F5.5.2: qué hace falta para construir | materiales de construcción | coste en la esquina de la carta
    F5.5.2: pagar un edificio con monedas | cuál es el precio de un edificio | qué recursos para edificios
    F5.5.2: sustituir la piedra por algo | falta madera para un edificio | cuesta dinero? | para qué quiero la arcilla
    F5.5.2: me falta arcilla para construir | pagar la construcción | materiales | paja como material
    F5.5.2: quién recibe las monedas al construir | precio de una carta | cuanto cuestan los edificios
    F5.5.2 F5.5.1: me falta madera para la carta | una paja menos para construir | faltan bienes para un edificio
    F5.5.2 F6.2: el edificio pide paja, tengo grano
    F5.5.3: ¿se puede construir en la montaña? | dónde se puede poner la Casa Flotante | ¿el Castillo puede estar en una montaña?
    F5.5.3: puedo construir en un páramo | el castillo se puede poner en la montaña | ¿Qué se puede construir en la montaña?
    F5.5.3: edificios junto al mar | qué se pone en la llanura | en qué terreno va cada edificio | terreno permitido
    F5.5.3: edificio en la costa | en el agua | solo colinas | esta carta no cabe aquí | cima
    F5.5.3: en qué parte del mapa puede ir este edificio | se permite en colina | no se puede en montaña | el bosque estorba
    F5.5.3: puerto sin costa | molino en la llanura | cantera en terreno llano | puede un astillero estar tierra adentro
    F5.5.3: molino junto al mar | edificio sobre el agua | poner una carta en el lago | qué se puede edificar en la montaña
    F5.5.3: ¿puede estar el castillo en terreno llano? | qué sitios valen para un edificio | encima de árboles se puede?
    F5.5.3: por qué no puede ir ahí | edificio normal en la costa? | qué va en las montañas | qué se puede poner en agua
    F5.5.3: cantera dónde | construir encima de un bosqe | construir en agua | en colina? | qué en la costa | dónde va la cantera
    F5.5.3: terreno equivocado | castillo dónde | qué edificios van solo en la costa | qué edificio va sobre el agua
    F5.5.3: que va en la montaña | edificio sobre páramo | casa flotante en la costa | en el agua cuál | casas en colinas
    F5.5.3 F5.4.4 F0.7: me estorba un pantano | esta casilla está cubierta de árboles | no puedo colocar aquí por el bosque
    F5.5.3 F5.4.4 F0.7: antes necesito una casilla libre
    F5.5.3 F7.1: casillas de agua y edificios
    F5.5.3 F7.1 F7.2: se puede construir en el agua
    F5.5.3 F7.2: que se puede poner en la ladera
    F5.5.3 F7.4: qué cabe en la montaña
    F5.5.4: los edificios de claustro tienen que ir juntos | ¿Dónde puedo poner un edificio de claustro?
    F5.5.4: ¿Dónde se puede poner un edificio de monasterio? | ¿Tienen que tocarse los claustros?
    F5.5.4: por qué van juntos los claustros | edificios amarillos | edificios de abadía contiguos | convento sin vecino
    F5.5.4: símbolo de edificio de claustro | edificios religiosos conectados | carta amarilla, dónde | iglesia lejos de los otros
    F5.5.4: primer claustro | tiene que estar junto a la oficina | claustro completamente solo | capilla sin claustro vecino
    F5.5.4: edificio de claustro solo en una esquina | puede una iglesia estar apartada
    F5.5.4: los edificios del convento tienen que ir juntos | claustro apartado | claustro debe tocar | lejos de la oficina
    F5.5.4: edificios amarillos juntos | edificio de claustro sin vecino | cartas amarillas juntas | claustro separado
    F5.5.4: claustro suelto | claustro en diagonal | los edificios del monasterio tienen que estar juntos
    F5.5.4: qué son los edificios de monasterio | ¿iglesia sola en una esquina se puede? | ¿los claustros necesitan vecinos?
    F5.5.4: primer edificio del claustro donde | los del monasterio todos juntos | capilla nueva sin vecino amarillo
    F5.5.4: el de claustro lejos de los otros | biblioteca junto a qué
    F5.5.4 F7.6: ¿los edificios de convento tienen que estar juntos?
    F5.5.5: ¿puedo usar el edificio que acabo de construir? | el hermano lego puede entrar en el edificio recién construido
    F5.5.5: ¿Puede el prior entrar en el edificio nuevo? | el prior solo entra en lo recién construido
    F5.5.5: activar un edificio nada más ponerlo | meter al prior | ventaja del prior | el prior no estaba cuando construí
    F5.5.5: usarlo al turno siguiente | el prior entra al momento | es gratis entrar tras construir | solo puede el prior
    F5.5.5: cuenta como segunda acción | puede mi prior entrar ahora mismo | lo terminé, quién puede entrar
    F5.5.5: el prior estaba ocupado, así que nadie entra | construir y usar en un turno
    F5.5.5: ¿puedo usar el prior justo después de construir? | ¿puede entrar un hermano en lo recién construido?
    F5.5.5: puedo usar el prior en un edificio que ya estaba | acabo de construir, ¿puede entrar el prior enseguida?
    F5.5.5: hermano lego en el edificio nuevo | el prior a su casa nueva al momento | entrar justo tras construir
    F5.5.5: prior ocupado, usar el nuevo? | prior tras construir | acabo de construir, puede entrar el prior ya?
    F5.5.5: prior ocupado, va un hermano al edificio nuevo? | activar carta nueva | prior en casa construye
    F5.5.5: hermano al edificio nuevo? | uso gratis tras construir | prior fuera, construí
    F5.5.5: el prior no estaba en casa cuando construí | prior directo al edificio nuevo | construyo y meto al prior
    F5.5.5: edificio nuevo + prior mismo turno
    F5.5.5 F0.4: qué tiene el prior que no tengan los otros
    F5.5.5 F5.2.1: construí un molino pero el prior está ocupado
    F5.5.6: ¿Los asentamientos se construyen con la acción de construir? | un asentamiento es una acción de construir
    F5.5.6: construir un pueblo en mi turno | asentarse fuera de la fase | aldea en vez de edificio como acción
    F5.5.6: asentarse en cualquier momento | castillo asentamiento | aldea como acción de construir | asentamiento ahora
    F5.5.6: ¿un asentamiento con la acción normal de construir?
    F5.5.6 F8.1: ¿Puedo construir un asentamiento fuera de la fase? | asentamiento como acción normal
    F5.5.6 F8.1: poner un asentamiento en cualquier momento | puedo construir ahora el pueblo
    F5.5.6 F8.1 F8.3: aldea como mi acción | asentamiento como acción
    F5.6: ¿es obligatorio hacer algo en mi turno? | qué pasa si paso el turno | ¿Puedo pasar sin hacer nada?
    F5.6: ¿Tengo que hacer algo en mi turno? | tengo que mover a alguien cada turno | no quiero hacer nada este turno
    F5.6: renunciar a una acción | esperar sin jugar | quedarme parado | pierdo la acción | no quiero hacer nada | puedo esperar
    F5.6: debo actuar | pasar el turno | está permitido pasar | nada tiene sentido este turno | me gustaría saltármelo
    F5.6: puedo no jugar | puedo pasar mi turno | no tengo nada útil que hacer | tengo que hacer algo? | esperar un turno
    F5.6: saltar turno | no puedo hacer nada útil | ninguna acción posible | me salto el turno | obligado a actuar?
    F5.6: no quiero mover | no hacer nada
    F5.6 F1.3: hay que descartar al terminar el turno
    F5.6 F5.4.3: quiero pasar
    F5.6 F5.4.3 F5.2.2: puedo pasar
    F5.6 F9.6: pierdo mercancias al pasar
    F6 F6.1: cosas que no gastan acción | qué es gratis en el turno | extras | acciones pequeñas en cualquier momento
    F6 F6.1: cosas gratis | qué puedo hacer además de mi acción | antes o después de la acción principal | acciones adicionales
    F6 F6.1: qué más aparte de la acción principal
    F6.1: acciones extra cuantas | cosas gratis cuántas veces | cambiar durante la acción | antes o después de la acción
    F6.1: acciones gratis antes o despues
    F6.1 F6: acciones adicionales cuáles
    F6.1 F6.6: ¿Cuándo puedo comprar terreno? | ¿Puedo comprar tierra después de mi acción? | comprar tierra después de actuar
    F6.1 F6.6 F7.5: puedo comprar tierra y construir a la vez
    F6.2: convertir grano en paja | puedo cambiar paja por grano | ¿Cómo convierto grano en paja?
    F6.2: ¿Se puede convertir la paja en grano otra vez? | cómo consigo paja | paja a partir de cereal | hacer paja
    F6.2: necesito paja para construir | voltear una ficha | trillar el grano | deshacer el volteo | no tengo paja a mano
    F6.2: conseguir heno | voltear grano es una acción | se pueden voltear otras fichas | trigo a paja mientras juega otro
    F6.2: paja en cualquier momento, también al pagar | ¿grano a paja en cualquier momento? | paja a grano otra vez
    F6.2: girar grano en cualquier momento | grano en paja | paja en grano no? | girar cualquier ficha | dar la vuelta a fichas
    F6.2: ¿hace falta un edificio para hacer heno? | trigo a paja en el turno del rival | grano a paja cuando se puede
    F6.2: paja en grano | paja del grano
    F6.2 F5.5.2: no tengo paja pero sí grano para construir
    F6.2 F8.4: me falta pajja qué hago
    F6.3: ¿Cinco monedas son una ficha? | moneda grande por pequeñas | dar cambio | moneda de cinco | romper una moneda grande
    F6.3: ficha de cinco monedas | cinco unos por un cinco | cambio de monedas | calderilla | puedo cambiar una moneda de 5
    F6.3: no quedan monedas de uno | cambiar una de cinco por cinco de una | pagar 3 con una de cinco
    F6.3: cinco de uno por una de cinco | cambiar 5 monedas | moneda de 5 en sueltas | suelto | cinco por cinco de uno
    F6.3: moneda grande | cambiar cinco monedas sueltas por una de 5 | cambiar la de cinco
    F6.3 F6.5: me devuelven el cambio | quiero pagar 3 con una de cinco
    F6.4: vender vino en cualquier momento | ¿Cuántas monedas dan por vender vino? | ¿Se puede vender cerveza?
    F6.4: ¿Puedo vender el vino? | dinero por vino | convertir alcohol en monedas | deshacerme de vino por dinero
    F6.4: precio del whisky | comprar vino con monedas | el vino es dinero | efectivo por whisky | bebidas a monedas cuando sea
    F6.4: dinero por mi whisky | vender vino por dinero | convertir mi whisky en dinero | vender vino | vender whisky por monedas
    F6.4: vino es dinero | whisky cuántas monedas | dinero por cerveza | a cuánto vendo el whisky | whisky por pasta
    F6.4: vino a moneda siempre
    F6.4 F6.1: cuántas veces puedo vender vino
    F6.5: ¿Me devuelven cambio si pago demasiada comida? | pagar con una ficha mayor | se desperdicia al pagar | demasiada energía
    F6.5: recuperar algo | partir una ficha de comida | no devuelven nada | cambio del carbon
    F6.5 F6.3: pagar cuatro con la de cinco | cambio de una moneda grande | pagar energía con carbón, sobra uno
    F6.5 F8.4: ¿me devuelven lo que pago de más? | ¿Me devuelven el cambio si pago de más? | se pierde lo que sobra al pagar
    F6.5 F8.4: pagué de más | comida desperdiciada | solo tengo fichas grandes | se guarda lo que sobra
    F6.5 F8.4: sin cambio del carbón o la carne | me dan cambio por la carne | sin cambio por comida | energía de más
    F6.5 F8.4: partir una carne | sobrante perdido
    F6.5 F8.4 F6.3: sobran monedas del coste, me las devuelven
    F6.6: ¿Cuántas tierras puedo comprar en un turno? | ¿Puedo comprar dos tierras en un turno? | compra de tierra
    F6.6: segunda tierra en el mismo turno | tierra por acción | adquirir una costa | ampliar mi monasterio
    F6.6: más sitio para edificios | una tierra por turno | comprar distrito y parcela | la tierra es acción adicional
    F6.6: cuándo se compra tierra | necesito más sitio, cómo consigo tierra | comprar tierra dos veces este turno
    F6.6: costa y distrito a la vez | compra de tierra antes de construir | quiero ampliar mi terreno
    F6.6: ya compré tierra este turno, otra vez? | segunda parcela hoy | un distrito o varios
    F6.6: ¿dos trozos de tierra en el mismo turno? | cuántas tierras puedo comprar por turno | compré un distrito, ¿otro más?
    F6.6: tierra dos veces en mi turno | otro distrito enseguida | cada cuánto tierra | cuánta tierra puedo comprar
    F6.6: comprar dos parcelas el mismo turno | otro terreno | dos parcelas ahora? | cada cuánto ampliar | límite de tierras
    F6.6: tierra como extra | el inicial dos tierras | ¿puedo comprar montaña y distrito en el mismo turno?
    F6.6: cuantos terrenos por turno | ya compre parcela, otro distrito este turno? | segunda parcela enseguida?
    F6.6: compro tierra dos veces
    F6.6 F2.7: quiero más terreno, ¿cómo?
    F6.6 F6.1: ¿Comprar tierra es una acción? | comprar terreno además de la acción | tierra antes o después de la acción
    F6.6 F6.1: comprar tierra gasta acción?
    F6.6 F6.1 F5.1: comprar tierra cuesta acción?
    F6.6 F7.5: edificar en el terreno recién comprado
    F6.6 F8.3: cómo compro más tierras
    F6.7: ¿puedo comprar tierra en el último turno? | tierra en el último turno | comprar una parcela antes del final
    F6.7: tierra en la ronda extra | último turno, todavía compro parcela | comprar tierra en la ultima ronda
    F6.7 F9.4: tierra justo al final | parcela en el último turno
    F7.1: ¿Qué bosques tiene el tablero al principio? | cómo es mi tierra al principio | qué casillas tiene el territorio inicial
    F7.1: mapa inicial de un jugador | dónde están los bosques en el territorio | cuántas casillas libres hay al inicio
    F7.1: nombres de las casillas | qué hay en mi tablero al comenzar | imagen del territorio | disposición del tablero propio
    F7.1: qué hay en la tierra central | casillas con las que todos empiezan | qué hay en el tablero propio al principio
    F7.1: mi tierra al principio | mapa de la tierra inicial | qué hay en mi tablero al principio | mi tablero al inicio
    F7.1: casillas al principio | casillas libres del corazón
    F7.1 F2.6 F7: ¿Qué es la tierra central?
    F7.2: ¿Qué hay en el lado de colinas de un distrito? | ¿Puedo girar un distrito? | dos caras de las losetas de tierra
    F7.2: lado de colinas o llanura | cómo es una parcela | elegir cara | rotar la tierra | contenido de las losetas
    F7.2: qué cara elegir | bosques en un distrito nuevo | cuántas casillas tiene una parcela | poner el distrito por la otra cara
    F7.2: elegir colinas o llanura al comprar | casillas de agua y costa de una parcela | puedo voltear la loseta de tierra
    F7.2: bosque y laderas de un distrito | qué suelo hay en una parcela | ¿puedo dar la vuelta a un distrito?
    F7.2: qué trae la loseta | lado de colinas o de llanuras | qué terreno tiene la parcela | puedo elegir el lado del distrito
    F7.2: qué lado de la loseta | mar a la derecha? | montañas a la izquierda? | girar el distrito | casillas de una parcela
    F7.2: qué cara de la loseta de tierra uso | qué trae una loseta de tierra | se puede girar la loseta de tierra
    F7.2: otro lado de la parcela | girar parcela
    F7.2 F7.4: ¿la parcela de costa puede ir a la derecha? | tamaño de la parcela
    F7.3: dónde se coloca un distrito | distrito arriba o abajo | añadir una fila de cinco | encima del territorio
    F7.3: hueco entre filas | desplazar un distrito de lado | tira larga encima o debajo | distrito a la izquierda o derecha
    F7.3: dejar espacio | dónde puedo poner un distrito nuevo | ¿la fila nueva va encima del tablero o debajo?
    F7.3: puede ir el distrito al lado | dos distritos uno sobre otro | tira encima o debajo | deben tocarse los distritos
    F7.3: ampliar hacia arriba con una fila | distrito encima | dejar hueco entre distritos | fila nueva dónde
    F7.3: distrito sin tocar | desplazar distrito | dejar una fila libre | ¿puedo poner la tierra debajo? | donde va la fila nueva
    F7.3 F7.4: dónde va el terreno comprado | cómo se unen las tierras | pegar una fila por la esquina
    F7.3 F7.4: debe la tierra nueva tocar la vieja | tierra desplazada una casilla | donde pongo el terreno nuevo
    F7.3 F7.4: tierra unida en diagonal
    F7.4: ¿Dónde puedo colocar una costa? | cómo se añade una costa o una montaña | parcela a la izquierda o a la derecha
    F7.4: costa en qué lado | montaña en qué lado | parcela que sobresale | parcelas apiladas
    F7.4: la parcela debe tocar el territorio | mar a la izquierda | montañas a la derecha | parcela medio por encima
    F7.4: dónde va la costa | ¿la parcela puede ir desplazada hacia arriba? | ¿puede la costa sobresalir por arriba?
    F7.4: dónde va la loseta de costa | se apilan las parcelas | costa izquierda o derecha | parcela que sobresale por arriba
    F7.4: parcela más arriba que el tablero | a medias al lado | costa más abajo | dónde añadir la montaña | parcela sobre parcela
    F7.4: la loseta 2x2 puede sobresalir | parcela encima de parcela | la costa donde se pone
    F7.4 F7.2: dónde se coloca una costa
    F7.4 F7.5 F7.3: puedo mover un distrito después de colocarlo
    F7.5: ¿puedo guardar un distrito para más tarde? | ¿Puedo guardar la tierra que compro? | cuándo se coloca la tierra comprada
    F7.5: guardar una loseta | apartar tierra | colocar la tierra de inmediato | reservar tierra para luego
    F7.5: comprar ahora y colocar en el próximo turno | quedarme un distrito en la mano | comprar tierra y ponerla otro turno
    F7.5: tierra para luego | colocarla el próximo turno | comprar loseta ahora y ponerla luego
    F7.5 F6.6: comprar ahora y colocar después
    F7.6: ¿las casillas en diagonal son vecinas? | qué casillas son vecinas | se tocan por la esquina | vecinos de la montaña
    F7.6: a través del borde de la loseta | qué significa adyacente | solo lados, no esquinas | vale cruzado
    F7.6: ¿son vecinas las casillas que se tocan por la esquina? | ¿la montaña linda con las dos colinas?
    F7.6: por esquina también cuenta? | vecinos en diagonal | montaña al lado de qué casillas | se tocan en la esquina
    F7.6: al lado significa | a través del borde | montaña alta vecinas | las esquinas no cuentan no | tocan en esquina
    F7.6 F7.4 F7.2: ¿La montaña cuenta como una sola casilla?
    F7.6 F14.3: ¿cuentan las esquinas?
    F8 F8.1: qué pasa cuando la rueda llega a una letra | qué es una fase de asentamientos
    F8 F8.1: cada cuánto se construyen asentamientos | cuándo nos asentamos | número de fases
    F8 F8.1 F3.3 F17: cuándo se construye un asentamiento
    F8 F8.1 F8.4: ¿Cada cuánto hay que alimentar?
    F8 F8.3: estoy obligado a construir una aldea
    F8.1: mazo B cuatro jugadores ronda
    F8.1 F3.3: cuándo se pueden hacer aldeas ya | cuándo se hacen las aldeas
    F8.1 F3.3 F17: cuando podemos poner otra aldea
    F8.1 F5.5.6 F8.3: aldea en cualquier momento?
    F8.1 F8: asentamientos, cuándo | cuántas veces puedo asentar | próxima fase | letra pasada, asentamiento
    F8.1 F8.2 F3.3: ¿Para qué sirve el marcador de edificios?
    F8.1 F8.3 F5.5.6 F3.3 F17 F8: cuándo se construyen los asentamientos
    F8.1 F8.6 F17: la barra sobrepasa una pila | algo ocurre en la letra A | en qué momento llegan cartas y asentamientos
    F8.1 F8.6 F17: la barra pasa por A, C o D | qué turno trae los siguientes asentamientos | cuándo hay otra vez asentamientos
    F8.1 F17 F3.3: ¿en qué turno es el próximo asentamiento?
    F8.1 F17 F8.6: ¿qué pasa cuando la barra pasa por B?
    F8.1 F17 F16: ¿cuándo hay fase de asentamiento con 4 jugadores?
    F8.2: adónde va el marcador de edificios después de D | la casita marcador | avanzar el marcador de edificios
    F8.2: cuándo se mueve el marcador de edificios | qué se hace primero con la casita marcadora | el marcador de edificios avanza
    F8.2: marcador de edificios se mueve
    F8.3: ¿puedo construir dos asentamientos en la misma fase? | ¿puedo comprar una tierra y construir allí el asentamiento?
    F8.3: es obligatorio asentarse | un asentamiento por jugador | tierra antes del asentamiento | saltarse la fase
    F8.3: comprar solo tierra | máximo de asentamientos por fase | puedo asentar dos veces | orden en la fase
    F8.3: comprar tierra primero en la fase | puedo saltarme el pueblo en esta fase | tengo que asentar en absoluto
    F8.3: comprar tierra antes o después de asentar | dos pueblos a la vez | quién asienta primero | asentar es obligatorio?
    F8.3: una aldea por fase? | dos asentamientos en una fase | tengo que construir asentamiento | cuántas aldeas a la vez
    F8.3: tierra y asentamiento juntos? | no asentar nada | tengo que asentar?
    F8.3: ¿cuándo compro tierra en la fase, antes o después? | asentar sin comprar tierra antes | dos asentamientos a la vez
    F8.3: quien va primero al asentar | compre tierra en la fase y otra mas | no asentar | dos asentamientos juntos
    F8.3 F5.6: ¿Puedo no construir ningún asentamiento?
    F8.3 F6.6: tierra antes de asentar
    F8.3 F8 F8.1 F8.6: qué pasa en una fase de asentamiento
    F8.3 F8.1: cuántos asentamientos a la vez | cuántos pueblos puedo construir cada vez | asentamiento opcional?
    F8.3 F8.4: ¿es obligatorio poner asentamiento en cada fase?
    F8.3 F8.7: cuántos asentamientos por fase
    F8.3 F8.8: ¿Se puede comprar tierra en la fase de asentamiento?
    F8.4: con qué se paga un asentamiento | qué bienes sirven como energía | ¿el whisky es comida? | cuánta energía da la turba
    F8.4: ¿Cómo se paga un asentamiento? | ¿Cuánta energía da el carbón? | en qué se gasta la energía | qué se puede comer
    F8.4: coste de los asentamientos en comida y energía | dinero como comida | pagar con paja | qué arde | con qué alimento
    F8.4: falta comida | calentar un asentamiento | pagar un asentamiento | el vino es comida | comida con monedas
    F8.4: qué es la energía | qué fichas arden | no hay comida suficiente | qué comen los colonos | pueden comer monedas
    F8.4: calentar con paja, cuántas | me faltan dos de comida para el pueblo | qué bien arde mejor
    F8.4: alimentar con cerveza, vino o whisky | pueblo pagado con pan y turba | comida con monedas y energía con madera
    F8.4: con qué alimento un poblado | pagar el asentamiento con whisky | ¿puedo alimentar un pueblo con whisky?
    F8.4: con qué pago un asentamiento | el grano es comida? | la comida de más se pierde? | paja cuánta energía
    F8.4: pagar comida de más en un asentamiento | monedas como comida | alimentar asentamiento | monedas como alimento
    F8.4: paja como combustible | comida y fuego | whisky como comida | madera como energía para la aldea
    F8.4: qué puedo quemar para un asentamiento | para qué se usa la energía | energia de la madera | pagar aldea con monedas
    F8.4: pagar aldea cuanto vale el pan | la paja es energía? | calentar con paja
    F8.4 F1.2: cuánta comida da la carne | cuánta comida da el grano | cuánta paja para una energía | cuanta comida da el pan
    F8.4 F1.2: madera cuanta energia | comida que da un pan | turba energía
    F8.4 F1.2 F6.2: el grano cuántas comidas son
    F8.4 F6.2: media energía
    F8.4 F6.5: pago con carne, vuelta | si pago comida de más, ¿me devuelven algo?
    F8.4 F8.1 F8.3: ¿Hay que alimentar a la gente?
    F8.4 F8.5: estamos en la fase de asentamiento y quisiera poner mi Villa con Mercado pero no sé si puedo pagar la comida con monedas
    F8.5: ¿dónde va la Aldea de Pescadores? | ¿un asentamiento tiene que estar junto al claustro?
    F8.5: puedo poner un asentamiento sobre el agua | ¿Dónde puede estar la aldea de pescadores? | dónde se coloca un asentamiento
    F8.5: terreno para asentamientos | pueblo junto al mar | pueblo solo en colinas | mover un asentamiento | junto a un claustro
    F8.5: ubicación del asentamiento | en qué terreno | junto al agua | encima de un bosque | un pueblo necesita vecinos
    F8.5: asentamiento en cualquier sitio? | se puede construir en costa o colina | la aldea de pescadores tierra adentro
    F8.5: ¿puede un caserío estar en la montaña? | coste de la Aldea de Ladera | ¿¿asentamiento en montaña??
    F8.5: ¿qué asentamiento solo va en colina? | sitio para la aldea | pueblo en la ladera vale
    F8.5: aldea de pescadores solo en costa? | asentamiento al lado de un claustro? | pueblo pesquero fuera de la costa
    F8.5: aldea en montaña | dónde poner casas | asentamiento junto a qué | mover asentamiento
    F8.5: dónde se pone la aldea de pescadores | pescadores necesita playa | aldea lejos de todo
    F8.6: ¿Cuándo recibo nuevas cartas de asentamiento? | ¿Cuándo recibo la Aldea? | cartas nuevas tras la fase
    F8.6: cuándo recibo otro asentamiento | qué asentamiento va con la pila B | edificios de la letra siguiente
    F8.6: siguiente carta de asentamiento | recibir Colonia de Artistas, Caserío, Pueblo | aparecen edificios nuevos
    F8.6: qué asentamientos se añaden durante la partida | puedo construir un asentamiento en la fase en que lo recibo
    F8.6: cartas de asentamiento posteriores | me dieron una aldea, la construyo ya? | cartas nuevas tras asentar
    F8.6: nuevos asentamientos cuándo | recibí aldea nueva, la construyo ya? | pila revelada | cuándo llega la colonia de artistas
    F8.6: cuándo caserío
    F8.6 F2.5: sale la letra siguiente de cartas
    F8.6 F3.3 F17: cuándo salen cartas nuevas
    F8.6 F17: cartas nuevas, cuándo
    F8.6 F17 F8.1 F3.3: ¿Cuándo aparecen edificios nuevos?
    F8.7: cuántos asentamientos puedo tener en la mano | cuántos asentamientos puedo acumular
    F8.7: dejar el asentamiento para otra fase | acumular cartas de asentamiento | construir el asentamiento del rival
    F8.7: tamaño de la mano | guardar asentamientos | cuantos asentamientos en mano | demasiados asentamientos en mano
    F8.7: guardar asentamiento | cartas de aldea en la mano de quien son | guardo asentamientos
    F8.7 F14.2: asentamientos que nunca construí | un pueblo sin usar cuesta puntos | cartas en la mano al final
    F8.7 F14.2: penalización por asentamientos sin construir
    F8.8: ¿puedo hacer contratos en la fase de asentamiento? | ¿se puede vender vino mientras se construyen asentamientos?
    F8.8: acciones durante la fase | usar un edificio en la fase | enviar monjes en la fase | voltear grano en la fase
    F8.8: puedo contratar en la fase de asentamiento | voltear grano en la fase de asentamiento
    F8.8: ¿contrato en la fase de asentamiento? | acción principal en la fase de asentamiento | contrato al asentar
    F8.8: monjes en la fase de asentamiento
    F8.8 F6.4: vender vino al asentar
    F8.9: ¿hay otra fase de asentamiento después de D con dos? | último asentamiento con dos jugadores | no hay fase después de D
    F8.9: Aldea de Ladera en partida de dos | asentamiento que queda si somos dos | dos jugadores, ¿ya no se funda tras D?
    F8.9: aldea de ladera imposible entre dos | entre dos me queda un pueblo en la mano
    F8.9: cómo construir el último asentamiento a dos jugadores | caserío tras D a dos
    F8.9: aldea de ladera a dos jugadores cómo se construye | dos jugadores aldea de ladera despues de D como
    F8.9 F10.6: dos jugadores aldea de la colina | nosotros dos tras la pila D
    F9 F9.1: una ronda más al final | cuándo es la ronda extra | ronda 25 | ronda 13 de la corta | hay una ronda final
    F9 F9.1 F3.6: qué pasa después de la ronda veinticuatro
    F9 F9.1 F9.3: ¿En qué consiste la ronda extra? | qué es la ronda extra
    F9 F9.6 F3.6 F9.1: ¿Cuándo se acaba la partida con cuatro jugadores?
    F9 F10.6: la partida a dos tiene ronda extra | sin bonificación a dos | ronda extra para nosotros dos
    F9.1: la bonificación es la 25?
    F9.1 F3.6: en qué ronda es la ronda de bonificación | en qué ronda paramos | cuántas rondas siendo cuatro
    F9.1 F3.6: número de la ronda final | ultima ronda de la larga
    F9.1 F9: ronda especial | número de la última ronda | al final hay ronda de bonificación
    F9.2: ¿los hermanos legos vuelven antes de la ronda de bonificación? | ¿Vuelven los priores antes de la ronda extra?
    F9.2: el prior se recupera antes del final | vuelven los monjes antes de la ronda final
    F9.2: solo vuelven los priores para el final | quién vuelve antes de la bonificación
    F9.2: vuelven los hermanos legos antes de la ronda adicional | prior vuelve al final | hermanos se quedan en la extra
    F9.2: los legos tambien vuelven en la ronda extra | priores a casa antes del final
    F9.2 F9: vuelven los hermanos al final
    F9.2 F9.3: qué pasa con los priores en la ronda extra | ¿hacen algo los hermanos en la última ronda?
    F9.2 F9.3: hermanos legos en la ronda extra
    F9.3: qué se puede hacer en la ronda final | ¿Puedo usar un edificio ocupado en la ronda extra? | una acción cada uno al final
    F9.3: prior en un edificio ocupado | contratos en la ronda final | talar en la ronda final | dos priores juntos
    F9.3: turba o madera en la ronda final | contratar al final del todo | lego en la ronda final | y talar en la última ronda
    F9.3: dos priores en un edificio en la ronda extra | el mismo edificio para varios en la ronda final
    F9.3: ¿puedo contratar a alguien en la última ronda? | ronda extra cuántas jugadas | qué deja hacer la ronda adicional
    F9.3: final: dos priores en la misma casa | en la última no se tala? | contratar en la bonificación
    F9.3: qué puedo hacer en la ronda adicional | contrato en la última ronda | ronda adicional cuantas acciones
    F9.3: talar en ronda adicional | jugadas de la ronda final | último turno solo prior | última ronda alquilar?
    F9.3: edificio ajeno al final | talar en la ronda extra | puedo talar en la ronda extra
    F9.3: en la última ronda ¿el prior puede entrar donde hay alguien? | ¿y cortar turba en la ronda final?
    F9.3: en la extra puedo contratar | en la bonificación puedo talar | en la bonificación solo prior o también construir
    F9.3: ronda final madera
    F9.3 F5.2.5: ronda adicional edificio ocupado
    F9.3 F5.3.7: contratos en la ronda extra
    F9.3 F9: qué hacemos en la última ronda | acciones de la ronda extra | construir en la ronda extra | prior en cualquier sitio
    F9.3 F9: se puede talar al final del todo
    F9.3 F9.2: última ronda: puede mi prior unirse | quién actúa en la ronda extra | sin legos al final? | solo construir o prior
    F9.3 F9.2: ¿hay contratos en la ronda extra? | ¿en la ronda extra solo el prior? | legos en la bonificación
    F9.3 F9.4: acciones de la última ronda
    F9.4: ¿puedo comprar tierra en la ronda extra? | voltear grano en la ronda final | tierra en la ronda final
    F9.4: comprar o voltear en la ronda extra | acciones pequeñas en la última ronda
    F9.4 F6.7 F6.6: comprar tierra en la ronda adicional
    F9.5: ¿hay fase de asentamiento después de la ronda extra? | asentarse otra vez tras la ronda final | fase E
    F9.5: otro asentamiento cuando todo acabó | aldea después de la ronda extra | última oportunidad de asentarse
    F9.5: construir aldea al final del todo | asentamiento después de la ronda adicional | última ocasión de asentar
    F9.5: asentar tras la ronda extra | asentar justo al final
    F9.5 F8.1: asentamiento tras la última ronda | el último asentamiento | fase E de asentamiento
    F9.5 F9: ¿se asienta después de la ronda 25?
    F9.6: cuándo se cuentan los puntos | ya se acabó la partida | después de la fase E qué
    F9.6: fin de la partida tras el último asentamiento
    F9.6 F3.6 F9.1: cuándo se acaba
    F9.6 F3.6 F10.7 F11.6: cómo sé que la partida ha terminado
    F9.6 F9.1: cómo se acaba la partida
    F9.6 F9.5 F3.6 F9.1: cuándo termina
    F10 F10.1: somos dos | partida en pareja | preparación para dos | reglas que cambian con dos
    F10 F10.1 F11: explica el juego para dos | se puede jugar a dos | cómo funciona el modo de dos
    F10 F10.1 F11 F11.1: reglas para dos jugadores | qué cambia con dos jugadores
    F10 F10.2: partida para dos cómo
    F10 F10.2 F11.2: cuántas acciones hago en mi turno si somos dos
    F10.1: en qué se distingue la partida de dos
    F10.1 F2.4 F16: qué cartas con dos | numero de cartas corta de dos
    F10.1 F11.1: qué es distinto entre dos
    F10.1 F12 F12.1 F16 F10: hay una versión corta
    F10.2: a dos, ¿gira la rueda para cada jugador? | mi pareja y yo: ¿dos jugadas cada uno? | a dos cuántas jugadas
    F10.2: a dos: yo dos veces y luego tú | corta de dos cuántas acciones por turno | de dos el turno son 2 acciones?
    F10.2 F10: dos acciones seguidas con dos jugadores | desarrollo del turno a dos | giran los dos la rueda
    F10.2 F10: cómo se juega el turno a dos | 2 jugadores número de acciones
    F10.2 F10 F11.2: turno de 2 jugadores | nosotros dos, cuántas acciones hago | la rueda antes de cada uno
    F10.2 F10 F11.2: alternamos si somos dos
    F10.2 F11.2: ¿Cuántas acciones tengo jugando entre dos? | ¿Quién juega después de mí entre dos? | turnos a dos
    F10.2 F11.2: cuántas jugadas a dos | turnos alternos | somos dos, cuántas acciones tengo | los dos acciones
    F10.2 F11.2: 2 jugadores quién juega dos veces
    F10.2 F11.2 F10: ¿Cuántas acciones tengo si jugamos dos?
    F10.3: cuándo llegan las fases de asentamiento con dos jugadores | cuándo hay asentamientos a dos | pila A con dos jugadores
    F10.3: primeros asentamientos entre dos, qué turno | corta de dos: ¿fase en el turno 7?
    F10.3 F11.4: a dos cuándo llegan los mazos
    F10.3 F17 F16 F8.1: con dos, ¿en qué turnos tocan las fases?
    F10.4: mi primera acción gastó el último clérigo, ¿y la segunda? | segunda acción sin trabajadores
    F10.4: todos fuera tras la primera de dos acciones | dos acciones pero sin monjes tras la primera
    F10.4: usé mi último hombre en la primera acción, ¿y la segunda? | nadie en casa para la segunda acción entre dos
    F10.4: a dos: gasté mi último monje en la primera acción, ¿puedo usar un edificio mío con la segunda?
    F10.4: mis monjes fuera tras la primera acción | gasté el último monje en la primera acción, y la segunda
    F10.4: dos jugadores segunda acción sin monjes | somos 2 y tras la primera accion no tengo gente
    F10.4: a dos último monje segunda acción
    F10.5: cuánta tierra por turno en la partida de dos | comprar tierra dos veces en un turno de dos
    F10.5: límite de tierra con dos acciones
    F10.5 F6.6: tierra en cada una de las dos acciones | tierra por turno a dos
    F10.6: cuánto dura una partida de dos | sin ronda extra a dos | número de turnos con dos | sin última ronda para dos
    F10.6: dos jugadores ronda extra | sin última ronda a dos? | sin límite de turnos a dos | dos jugadores cuántas rondas?
    F10.6: duelo sin fin
    F10.6 F9.1: hay ronda adicional con 2 jugadores
    F10.6 F10.7: ¿Cómo termina la partida corta para dos? | sin fin a dos
    F10.7: queda un edificio a dos jugadores | última acción del otro | cómo se termina la partida a dos | turno final del rival
    F10.7: somos dos y casi no quedan edificios en la oferta | oferta casi vacía a dos | dos jugadores queda un edificio qué pasa
    F10.7: queda una carta en la oferta y somos dos | a dos, último edificio cogido | a dos queda 1 en la oferta
    F10.7 F10.6: jugamos dos y no se acaba nunca
    F10.7 F10.8: como acaba a dos
    F10.7 F10.8 F10.6: ¿cuándo termina la partida para dos?
    F10.7 F11.6: fin de la partida con dos jugadores | cuándo acaba la partida de dos | cómo terminan dos jugadores
    F10.7 F11.6: la partida acaba con pocos edificios | final para dos | cuándo paramos si somos dos
    F10.7 F11.6: última carta de la oferta a dos | queda una carta y somos dos | cuándo termina la de 2
    F10.7 F11.6: acabamos si la oferta está vacía, dos jugadores | juega una pareja, cuándo acaba | final para nosotros dos
    F10.7 F11.6: cuándo termina la partida de dos | cómo sabemos que la partida de dos se acaba | dos jugadores cuándo acaba
    F10.7 F11.6: 2 jugadores último edificio | quedan pocas cartas a dos | somos dos, final
    F10.7 F11.6 F3.6 F9 F9.1 F9.6: cuándo se acaba la partida
    F10.8: ¿pueden los edificios nuevos parar el final de la partida de dos? | comprobar el final a dos | se puede evitar el final
    F10.8: vuelve a haber edificios en la oferta, ¿se para el final? | miramos la oferta después de cada turno
    F10.8 F10.7: se puede evitar el final a dos
    F11 F11.1: partida larga en pareja | dos jugadores versión completa | todas las cartas a dos
    F11 F11.2: partida larga a dos cómo
    F11.1: ¿Qué cartas no se usan en la partida larga para dos? | cartas de la partida larga para dos
    F11.1: qué cartas se quitan en la larga de 2 francia
    F11.1 F10.1: larga a dos qué edificios fuera
    F11.1 F10.1 F2.4: larga para dos: qué cartas se devuelven a la caja
    F11.2: el inicial dos acciones y el otro una | acciones en el duelo largo | acción doble y luego sencilla
    F11.2: orden de juego en la versión larga para dos | tres acciones seguidas con dos jugadores
    F11.2: partida larga de dos cuántas acciones hace cada uno | larga de dos quien juega cuando
    F11.2 F0.3: larga de dos dos acciones y luego una
    F11.3: cuándo vuelven los clérigos en la partida larga de dos | regreso de monjes en la larga de dos
    F11.3: larga de dos, ¿vuelven los monjes entre nuestras jugadas? | dos jugadores larga: vuelta de clérigos una vez por ronda
    F11.3: jugó después de mi acción doble, ¿los míos ya en casa? | larga a dos vuelta de monjes
    F11.3: dos jugadores larga cuándo vuelven los monjes | larga de dos monjes cuándo a casa
    F11.4: rondas de asentamiento en la partida larga de dos | fases en el duelo largo | partida larga de dos fase A en qué ronda
    F11.4: cuándo hay asentamientos en la versión larga para dos | larga a dos mazos
    F11.4 F10.3: a dos cuándo sale el mazo C
    F11.5: comprar tierra en la partida larga de dos | tierra en el duelo largo | tierra por turno en la larga de dos
    F11.5: acción doble, cuántos distritos entonces | larga a dos límite de tierra
    F11.5 F6.6: compras de tierra en la larga de dos
    F11.6: quedan tres edificios en la larga de dos | final del duelo largo | cómo acaba la partida larga para 2
    F11.6: larga de 2 quedan 3 edificios | larga a dos fin
    F11.6 F11: versión larga a dos, final
    F12 F12.1: variante rápida | modo corto para tres o cuatro | qué falta en la corta | cómo funciona la partida corta
    F12 F12.1: partida más breve | cambios en la corta | partida de una hora
    F12 F12.1 F16: una versión rápida
    F12.1: ¿Cuántos hermanos legos hay en la partida corta? | cuántos clérigos hay en la partida corta
    F12.1: qué cartas se usan en la partida rápida | un solo hermano lego | trabajadores en la rápida | cartas de la rápida
    F12.1: partida de una hora: ¿menos trabajadores? | cuántos monjes en la partida corta | corta cuantos hermanos
    F12.1: partida corta monjes | partida corta preparación | menos gente en la corta | menos monjes en la corta
    F12.1 F0.4: por qué tengo solo dos hombres en la corta | corta: cuántos monjes | un hermano en la rápida
    F12.1 F12.2 F2.5 F17: hay mazos en la partida corta de tres
    F12.1 F12.2 F12 F16: en qué se diferencia la partida corta de tres
    F12.2: cuándo son las fases de asentamiento de la partida corta | doce rondas | calendario de la rápida
    F12.2: asentarse en la rápida | partida corta: en qué rondas hay edificios nuevos | cuántas rondas tiene la rápida
    F12.2: corta piedra uvas ronda | corta mazos cuándo | cuántas rondas tiene la corta | cuando entra la piedra en la corta
    F12.2 F3.6: corta 12 rondas?
    F12.2 F12 F16: ¿Cuánto dura la partida corta?
    F12.2 F12.1 F16: duración de la rápida | la corta cuántas rondas | cuánto dura la rápida
    F12.2 F17 F16 F8.1: partida corta, rondas de asentamiento
    F12.3: regalos de la partida corta | qué regalos hay en la ronda 4 | ¿Qué recibe cada jugador por ronda en la partida corta?
    F12.3: todos reciben bienes al empezar la ronda en la partida corta | regalos en la rápida
    F12.3: qué bienes se reparten en la ronda 5 | todos reciben dos fichas | lista de bienes gratis | qué bienes en esta ronda
    F12.3: bienes al inicio de la ronda | regalo de piedra | qué dos bienes llegan en la ronda 8
    F12.3: obsequio al inicio de cada ronda, rápida | qué mercancías gratis dan cada ronda en el juego corto | regalos ronda 8
    F12.3: regalos de la ronda 1 | regalo en la ronda 5 | partida corta qué recibimos cada ronda | bienes gratis en la corta
    F12.3: en que ronda dan 5 monedas en la corta | bienes gratis cada ronda corta | partida rápida qué recibo por ronda
    F12.3: qué recibimos todos cada ronda en la versión corta | regalos por ronda en la corta | regalitos cada ronda en la corta
    F12.3: piedra gratis ronda 4 corta | bienes gratis corta tabla
    F12.4: quién más recibe arcilla en la partida corta | ¿Reciben algo los demás cuando talo?
    F12.4: ficha extra para todos en la rápida | el vecino taló y yo recibí madera | una más al producir
    F12.4: reciben también los demás | por qué una madera más | todos toman una cuando produzco
    F12.4: usó un edificio y todos recibimos una | todos reciben grano en la corta
    F12.4: ¿me toca algo cuando el rival coge ovejas en la partida corta? | ¿todos cogen una ficha cuando produzco?
    F12.4: él produce, yo también recibo | más uno para todos corta | todos reciben uno cuando produzco?
    F12.4: corta 3 jugadores arcilla extra para los demás | los demás toman uno también | uno extra para todos | recibo más uno
    F12.4: todos +1 cuando alguien toma
    F12.4 F12.3: ¿Qué reciben los demás en el juego corto cuando alguien produce?
    F12.4 F12.3: partida de una hora: alguien produce y recibo una | extra para todos al talar
    F12.5: ¿los contratos son iguales en la partida corta? | mismas reglas en la rápida | tierra en la rápida
    F12.5: qué no cambia en la partida rápida | se puntúa distinto en la corta | corta lo demás igual?
    F12.6: para qué son los dos números pequeños del tablero corto | cifras en el tablero corto
    F12.6: dos números pequeños en el tablero corto | cuál de los dos numeritos es para cuatro
    F13 F13.1 F13.2: ¿Cómo se juega en solitario? | reglas para un jugador | cómo funciona el solitario | explica el modo solo
    F13 F13.1 F13.2: cómo juego yo solo | reglas del solitario en breve
    F13 F13.2: se puede jugar solo | reglas del solitario | juego para una persona | orden del turno en solitario
    F13 F13.2 F13.11: jugar en solitario
    F13 F13.10 F13.2: ¿Cuántos turnos dura el juego en solitario?
    F13.1: con qué empiezo en solitario | recibo bienes al inicio jugando solo | precios de tierra en solitario del más caro
    F13.1: preparar el solitario | solitario con qué empiezo | yo solo bienes iniciales | solitario precios de tierra
    F13.1: nada al empezar en solitario
    F13.1 F2.6: comienzo del solitario | bienes al principio yo solo | apertura en solitario | solo empiezo sin nada?
    F13.1 F2.6: tengo bienes en el primer turno en solitario | ¿jugando solo empiezo sin bienes?
    F13.1 F2.7: solitario tierras de la mas cara | precios de la tierra en solitario
    F13.1 F13.2 F16 F13: con qué empiezo si juego yo solo
    F13.1 F13.3 F4.5: ficha de uvas en solitario
    F13.2: acciones por turno jugando solo | turno en solitario, dos cosas | cuántas acciones tengo yo solo
    F13.2: cuántas acciones por turno jugando solo
    F13.2 F13.10: ¿Cuántos turnos dura el solitario? | solitario turnos en total
    F13.2 F13.10 F16: cuántos turnos en solitario
    F13.3: ¿puedo perder un marcador jugando solo? | indicadores perdidos en solitario | solitario: el marcador se cae de la rueda
    F13.3: indicador fuera del juego | ya no se puede producir ese bien | mi marcador de madera ha desaparecido en solitario
    F13.3: marcador perdido de la rueda | bien perdido para siempre | solitario, la madera quedó fuera
    F13.3: ¿se caen los marcadores de la rueda si juego solo? | la madera desaparece de la rueda jugando solo
    F13.3: perdí la ficha jugando solo | en solitario la ficha llega a 10 y se pierde | indicador desaparece en solitario
    F13.3: solitario tras el diez | se cayo la ficha de la rueda jugando solo | solitario la ficha de madera desapareció
    F13.3: solo pierdo marcador
    F13.3 F4.1 F4.3: qué pasa cuando la rueda llega a 10
    F13.4: ¿Quién es el jugador neutral? | quién es el otro jugador en solitario | segundo territorio en solitario
    F13.4: qué tiene el neutral | tierra del neutral | qué posee el neutral | tierra central del jugador falso
    F13.4: qué tiene el jugador neutral | ¿el neutral tiene tierra? | que tiene el jugador ficticio | el neutral tiene bienes?
    F13.4 F13.5: el neutral posee bienes o monedas | quién es el jugador gris | coste del contrato con el neutral
    F13.4 F13.5: monjes del neutral | tablero neutral | alquilar al neutral | monedas para el neutral
    F13.4 F13.5: de quién son los edificios neutrales
    F13.4 F13.6: qué hace el jugador neutral | ¿Qué edificios construye el jugador neutral?
    F13.5: cómo uso un edificio del jugador neutral | a quién pago en solitario | contratar al neutral | pagar al neutral
    F13.5: usar edificios del neutral | qué monje neutral | cómo uso edificios del neutral | monedas al neutral adónde van
    F13.5 F13.4: edificios del neutral | contratar un lego neutral
    F13.5 F13.7: ¿puedo usar los edificios del neutral?
    F13.6: cuándo se puede cubrir un edificio | cartas no compradas en solitario | apilar edificios | claustros del neutral
    F13.6: vaciar la oferta | edificios que nadie compró | poner los edificios sobrantes en el neutral
    F13.6: qué pasa con la oferta en solitario | hay que colocar todas las cartas | una carta neutral nueva sobre una vieja
    F13.6: fase en solitario y las cartas de la oferta | orden de colocación de cartas neutrales
    F13.6: dónde van los claustros neutrales | neutral: tapar un edificio viejo
    F13.6: qué hago con las cartas de la oferta al empezar la fase en solitario | ¿en qué orden pongo los edificios neutrales?
    F13.6: en el neutral importa el terreno? | cantera en tierra neutral | solitario cartas sobrantes
    F13.6: qué pasa con los edificios que sobran en solitario | se puede tapar un edificio neutral
    F13.6: solitario cantera en tablero neutral terreno | cartas sin construir en solitario | el neutral construye
    F13.6: sobre un edificio viejo | juego solo que pasa con las cartas que no compro | solitario tapar el corral
    F13.6: solitario colocar el resto de la oferta
    F13.6 F13.4: cómo se colocan los edificios del jugador neutral
    F13.7: ¿puede el prior neutral usar un edificio nuevo? | prior neutral en un edificio recién colocado
    F13.7: usar enseguida un edificio nuevo del neutral | usar enseguida el edificio neutral nuevo jugando solo
    F13.7: tras colocar cartas neutrales puedo usar una | el prior neutral me cuesta una acción
    F13.7: prior neutral usar edificio recién puesto
    F13.8: cuándo vuelven los clérigos neutrales | los monjes del neutral regresan
    F13.8: los neutrales están todos fuera, cuándo vuelven | vuelta de los clérigos neutrales en solitario
    F13.8 F13.9: los monjes neutrales vuelven otra vez | el neutral recupera sus monjes otra vez tras colocar
    F13.9: cuándo puedo construir asentamientos en solitario | turnos con asentamiento en solitario
    F13.9: orden en un turno en solitario con fase | en solitario en qué turnos se asienta
    F13.9 F17 F16: cuándo asiento yo solo | turnos 12, 16, 22 y 26 en solitario | fases del solitario | fases en solitario, cuándo
    F13.10: turno final en solitario | turno 32 | cómo acaba el solitario | turno 32 solo | orden en el último turno en solitario
    F13.10: hay asentamiento después de mis dos últimas acciones solo | último turno del solitario orden
    F13.10: cuánto dura en solitario | solitario número de turnos | solitario final | solo el fin | cuándo termina el solitario
    F13.10: solitario ultimo turno
    F13.10 F13.9 F16: orden del último turno en solitario
    F13.10 F13.9 F17: ronda 32 solitario
    F13.10 F13.11 F3.6: solitario acaba
    F13.10 F13.11 F13.9: cuanto dura el solitario
    F13.11: cuántos puntos hacen falta para ganar en solitario | cuántos puntos hacen falta en solitario
    F13.11: ¿Cuántos puntos necesito para ganar solo? | cuántos puntos para ganar en solitario | objetivo jugando solo
    F13.11: he ganado en solitario | buen resultado en solitario | hay ronda extra en solitario | qué puntuación en solitario
    F13.11: 500 puntos | ganar contra nadie | bastan 450 puntos en solitario | tengo 510, he ganado
    F13.11: menos de 500 es perder jugando solo | puntos para ganar solo | ¿bastan 480 jugando solo?
    F13.11: 480 puntos en solitario bastan? | puntos que superar en solitario | 500
    F14: ¿Cómo se cuentan los puntos? | contar el resultado | cómo se calculan los puntos | partes de la puntuación final
    F14: de dónde salen los puntos | puntuación final | cómo lo sumo | qué da puntos | total de puntos | cálculo del ganador
    F14: cómo se cuenta
    F14 F14.1 F14.2 F14.3: cómo cuento los puntos al final
    F14.1: cuántos puntos da una maravilla | ¿el vino da puntos al final? | cuánto vale un relicario | para qué sirven los libros
    F14.1: ¿Cuánto vale una maravilla al final? | ¿Cuántos puntos da el dinero? | ¿Las mercancías sin usar dan puntos?
    F14.1: puntos de relicarios y libros | el dinero sirve al final | puntos por bienes | qué fichas dan puntos
    F14.1: puntuación de la cerámica | bienes sobrantes | el dinero son puntos | bebida al final | bien más valioso
    F14.1: puntos por ficha | cuántos puntos da la carne | cuentan los libros | cuánto vale la cerámica | cinco monedas dos puntos
    F14.1: vino sobrante | 8 monedas, puntos? | cuánto valen 12 monedas al final | una maravilla es mejor que relicarios
    F14.1: puntos de 3 libros | cuánto dan los adornos | carne, grano y madera al final, algún punto | sobran dos monedas
    F14.1: la arcilla no puntúa | puntúa la turba | cuántos puntos da una reliquia | ¿valen algo las monedas que sobran?
    F14.1: cuánto vale un libro | cuántos puntos da un libro | relicario contra maravilla en puntos | ¿paja y madera puntúan?
    F14.1: los bienes básicos puntúan? | vino punto o moneda | la cerveza da puntos? | bienes sobrantes valen
    F14.1: los libros dan puntos? | cuantos pts vale un adorno | la carne vale algo al final | 5 monedas cuantos puntos
    F14.1: whisky puntos o monedas | bienes puntos | maravilla pts | cerámica pts | monedas al final | cuentan los bienes?
    F14.1: pan puntos | sobró carne | adorno valor | qué bienes puntúan al final | puntos del adorno
    F14.1: 9 monedas al final cuántos puntos | me quedan cuatro monedas, ¿algún punto? | dinero al final puntos
    F14.1: vale algo la madera que sobra | me sobra vino 1 punto? | relicario pts | vino o su moneda | cerámica puntos
    F14.1: valor libro
    F14.1 F1.3: ¿Cuántos puntos vale una maravilla?
    F14.1 F6.3: las monedas dan puntos
    F14.1 F6.4: ¿Cuánto vale el whisky al final?
    F14.1 F14.2 F14.3 F14: cómo se hace el recuento final
    F14.2: cómo se cuentan los puntos de los edificios | asentamientos que no he construido
    F14.2: ¿La colonia de artistas resta puntos? | puntos de los edificios | número en el escudo | suma de todos los edificios
    F14.2: cartas que quedan en la mano | escudo amarillo | puntos de las cartas | un pueblo sin construir resta
    F14.2: valor económico de los edificios | número del escudo | puntos del escudo en la carta | edificios con puntos negativos
    F14.2: escudo en la carta | puntos de edificio | aldea sin construir puntos | número del edificio
    F14.2: puntos del escudo del edificio | la oficina da puntos?
    F14.2 F8.7: ¿Qué pasa con los asentamientos sin construir al final?
    F14.2 F14: los edificios valen puntos por sí mismos | dan puntos los edificios grandes? | diferencia entre el escudo y la casa
    F14.2 F14: ¿los edificios dan puntos por sí solos?
    F14.2 F14.3: dos números en una carta, escudo y casa | qué cifra de la carta cuenta | símbolos con números en las cartas
    F14.2 F14.3: escudo y casa en la carta | asentamientos sin construir restan? | número en la casita
    F14.2 F14.3 F14: los dos números de la carta
    F14.3: cómo puntúan los asentamientos | cuántos puntos da el agua | qué vale el agua al final
    F14.3: ¿Puntúa un asentamiento por sus vecinos? | ¿Un asentamiento junto al agua da más puntos?
    F14.3: ¿Los asentamientos puntúan por los edificios vecinos? | ¿Cuánto vale el agua junto a un asentamiento?
    F14.3: número del símbolo de casa | puntos de los pueblos | qué cuenta alrededor del asentamiento | valor de la casa
    F14.3: asentamientos contiguos | agua junto a un asentamiento | negativo por malos vecinos
    F14.3: ejemplo de puntuación de asentamiento | edificios alrededor del pueblo | cuentan los vecinos | dos pueblos juntos
    F14.3: el mar vale tres | símbolo de casa | un edificio cuenta para ambos pueblos | vecino compartido cuenta doble
    F14.3: pueblo junto al mar, cuántos puntos | valor de casa malo al lado de mi pueblo
    F14.3: ¿un edificio entre dos pueblos cuenta dos veces? | qué es el valor de vivienda | ¿cuenta el agua junto al pueblo?
    F14.3: valor de vivienda negativo | ¿un páramo junto al pueblo da algo? | número de la casita de la carta
    F14.3: carta junto a dos aldeas | agua vacía puntos | dos pueblos juntos cuentan los dos?
    F14.3: valor de casita al lado de asentamiento | casitas | puntos de aldea | negativo junto a aldea | qué cuenta alrededor
    F14.3: mar junto a aldea | edificio entre dos aldeas | para qué sirve el valor de vivienda
    F14.3: cuánto suma el agua al contar asentamientos | da puntos el agua | agua junto al pueblo cuanto da | casita negativa
    F14.3: los bosques valen algo al final | agua 3 puntos | casas negativas junto al asentamiento
    F14.3 F0.7: ¿los bosques dan puntos? | bosque al lado de un pueblo | casilla vacía junto a un asentamiento
    F14.3 F0.7: páramo como vecino | árboles junto a un asentamiento
    F14.3 F7.6: cuenta en diagonal
    F14.3 F14: lo que rodea mi asentamiento
    F14.4: qué pasa si hay empate | quién gana si hay empate a puntos | ¿Quién gana en caso de empate?
    F14.4: misma puntuación, quién queda primero | misma puntuación | desempate | mismo número de puntos | victoria compartida
    F14.4: gana quien tiene más puntos | mismos puntos | empate | nadie va por delante | quién gana si empatamos | hay empate
    F14.4: estamos iguales | los dos igual | nadie por delante | los dos tenemos 143, quién gana
    F14.4: hemos empatado a puntos, ¿quién gana? | hemos empatado
    F14.4 F14 F13.11: ¿Cómo se gana?
    F15: qué son los números pequeños impresos en el tablero | cómo notar que olvidamos algo | cifras pequeñas del tablero
    F15: comprobar si se olvidó un turno | cifras de control | números de control | dos números en una casilla del tablero
    F15: números impresos junto a las casillas del tablero | para qué es el número en negrita | números en negrita del tablero
    F15: cifra de control | cifras pequeñas en la rueda | números pequeños del tablero para qué
    F16: comparar todos los modos | resumen según número de jugadores | tabla de modos
    F16 F2.2: para cuántas personas es el juego
    F16 F3.4: ¿Cuántas acciones hay por ronda con tres jugadores?
    F16 F3.6: cuántas rondas hay
    F17: pila C cuándo | tabla de pilas | 4 jugadores pila D | mazo c ronda tres jugadores | en qué ronda sale d
    F17: lista de rondas con mazos | cuándo la b | en que rondas salen los mazos
    F17 F3.3 F8.6 F8.1: cuándo sale la pila C
    F17 F8.1: rondas de las fases de asentamiento | calendario de las pilas
    F17 F8.1 F3.3: ¿Cuándo es la primera fase de asentamiento?

# Lo mismo para preguntas que responden cartas.
card-questions =
    F03: grano barato | una moneda por seis granos | mucho trigo
    F03 I03: mucho grano por una moneda | comprar grano
    F04: ¿Qué hace el Molino de Viento? | ¿Cómo convierto grano en harina? | qué produce harina | moler el grano para hacer harina
    F04: harina y paja del grano | molinero | quién muele | moler harina | dónde se muele el trigo | moler grano | molino
    F04: molino de viento
    F04 F15: fuente de harina | conseguir harina | harina
    F04 I04: paja de un edificio | grano y paja
    F04 LR2 I05: cómo consigo paja
    F05: cómo consigo pan | ¿Qué hace la Panadería? | cómo hago pan con harina | quién vende pan | horno de pan | panadero
    F05: vender pan por cuatro monedas | hornear | quién hornea | harina en hogazas | qué hago con la harina
    F05: coste de la panadería | harina en pan | panadria coste | harina y fuego | vender pan | qué necesita la panadería
    F05: dónde hornear
    F05 F08 F33 F15: quiero pan
    F05 F20: dónde vendo pan
    F05 F33: dónde convierto harina en pan
    F05 F33 F08 F15: fuente de pan | barra de pan
    F05 F33 F08 F15 G19 I30 I05: necesito mucha comida | asentamiento hambriento, qué edificio | mejor edificio de comida
    F05 F33 F08 F15 G19 I30 I05: edificio con mucha comida
    F08: cuatro bienes distintos por dinero y pan | cuatro bienes distintos | pan y 7 monedas | cambiar cuatro tipos
    F09: usar gratis el edificio vecino | una uva y el edificio adyacente | usar la carta de al lado en Francia
    F09 I10: usar la carta de al lado | edificio vecino sin pagar | huerto y edificio vecino | huerto, usar el edificio de al lado
    F09 I10: usar el edificio de al lado | uva y usar contiguo | malta y usar al lado | edificio vacío contiguo
    F10: quitar un bosque y construir | carpinteria | quitar bosque y construir | edificio extra por bosque | carpintero
    F10: dar un bosque y construir enseguida
    F10 I23: edificio con el que construyo | construir dos veces | carta con acción extra de construir | otra acción de construir
    F10 I23: construir una vez más | carta que construye
    F11: madera vino moneda cerámica | vino gratis en la costa | madera, vino, moneda y cerámica por nada | paseo junto al puerto
    F11 G13 G16 G02 I11 I25 I29 LR2: madera de un edificio | conseguir madera sin cortar árboles
    F14 F31: uvas con la rueda | viñedo | vendimia | viñas | muchas uvas | primeras uvas | uvas de dónde | conseguir uvas
    F14 F31 F09 F15: de dónde salen uvas
    F15: una moneda por libro pan uva harina | moneda por cuatro cosas | una moneda por libro, pan, uvas y harina
    F17: libros por monedas | tres libros | libro a carne y vino | tres monedas por tres libros | libro por carne y vino
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: como consigo libros
    F17 F32 F38 I17 I32 F11 G19: de dónde saco libros
    F17 F35 I17 I36: ¿Qué edificio da libros?
    F17 F37 F38 F15 F23 I03 I14 I17 G39: dónde consigo libros
    F20: comida en dinero | vino por seis monedas | vender comida en la posada | comida por monedas | vender vino por seis
    F20: taberna | dinero por comida
    F20 F21 F05 G06 F30 I20 I05 I31 G26 F08: estoy sin blanca, ¿qué edificio da dinero?
    F20 F21 I05 I20 G06 F30 F05 I31: con qué se ganan muchas monedas
    F20 F21 I20 G06 F30 F05 I31 G26 F08: sin monedas | falto de dinero, qué carta | ganar mucho dinero rápido
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: fuente de monedas | hacerse rico | sin dinero | necesito efectivo | ganar monedas
    F21: ¿Qué cambia con la Bodega? | de dónde saco vino | qué hago con las uvas | prensar vino | vino por siete monedas
    F21: encarece los contratos en Francia | hacer vino | de uvas a vino | vinatería | prensar uvas | elaborar vino
    F21: vino por siete
    F21 F20 I20: dónde vender cosas
    F21 I21: qué encarece los contratos | edificio que dobla el precio del contrato | ¿por qué los contratos valen 2 ahora?
    F21 I21: alquilar por dos
    F23: todos los clérigos vuelven gracias a un edificio | libro y cerámica por una moneda | casa de baños monjes | baños
    F23: todos a casa por una moneda | libro, cerámica y recuperar gente
    F23 I23: cómo recupero a mi prior antes de tiempo | clérigos de vuelta antes | traer a todos con una carta
    F23 I23: recuperar el prior | qué me deja llevarme antes a mi gente a casa | casa de baños todos a casa
    F23 I23: recuperar monjes antes de tiempo
    F24: pan y vino por un relicario | Iglesia del Claustro qué se entrega | iglesia con pan y vino
    F24 F35 F36 I24 I32 I36: cómo obtener una reliquia | conseguir reliquias rápido
    F24 F35 F36 I24 I32 I36 G41 I38: cómo consigo relicarios
    F24 F35 F36 I24 I32 I36 I38 G41: quiero un relicario
    F24 I24: relicario de pan y vino | relicario de cerveza y whisky | bebidas a relicarios | pan y vino por una reliquia
    F24 I24 F35 F36 I36 I32: cómo se consigue un relicario | dónde hago relicarios
    F24 I24 F35 F36 I36 I32 G41 I38: fuente de relicarios | hacer una reliquia | ocho puntos cada uno
    F24 I24 G34 F25 I35 G41: edificios que dan muchos puntos al final
    F24 I24 G34 F25 I35 G41 F35: cartas con muchos puntos al final | qué puntúa más tarde
    F24 I32 F36 I36 F35: cómo consigo un relicario
    F25: qué da la Cámara de las Maravillas | una maravilla por 13 bienes distintos | reunir toda clase de bienes
    F25: 13 clases de bienes | uno de todo por una maravilla | uno de cada maravilla | trece tipos | trece bienes distintos
    F25 G34 I35: de dónde salen las maravillas | fuente de maravillas | hacer un milagro
    F27: cuánto cuesta el Palacio | pagar un vino por usar un edificio ocupado | edificio muy caro, 25 monedas
    F27: precio del palacio | palasio
    F27 I27: unirse a un clérigo en un edificio ocupado | entrar en uno ocupado | usar donde hay alguien
    F27 I27: vino para usar cualquiera | whisky para usar cualquiera
    F27 I27 G01: meterse donde hay otro monje | usar lo ocupado | entrar donde hay otro clérigo | copiar un edificio ocupado
    F27 I27 G01: entrar donde ya hay alguien
    F29 G22: cantera
    F30: dónde vender cerámica | cuánto cuesta la Hacienda Urbana | vender cerámica muy cara | cerámica por doce monedas
    F30: vender vasijas | cerámica por 12 | vasija por dinero | doce monedas
    F30 G06 F20 F05: cosas por dinero | cerámica por dinero
    F30 I20 G06 F20: edificio que da dinero
    F31 F14: de dónde tomo uvas
    F32: talar y cortar turba en una acción | una moneda por talar y cortar turba | madera y turba juntas | Calefactorio
    F32: talar y sacar turba con una carta | talar y cortar con una carta | madera y turba por una moneda | calefacción
    F33: recibir carne o vino con el comodín | carne, pan o vino según el comodín | tres de energía por comida
    F33: carne pan o vino con comodín | barcos por tres energías | cómo va la Compañía naviera
    F35: pagar monedas por relicarios | falsificar reliquias | diez monedas por cada relicario más | dinero por relicarios
    F35: reliquias falsas | comprar relicarios | falsificar | monedas a relicarios
    F35: taller del falsificador cuántos relicarios por 25 monedas
    F36: mejorar un libro a cerámica | mejorar tesoros | cerámica a adorno | adorno a relicario | peregrinos
    F36: mejorar libro cerámica adorno | adorno a relicario
    F36 I36 G34 I15 I37: para qué sirven los libros
    F37: escribir libros con paja y madera | libros de paja y madera | cerámica por nada | dormir | paja y madera por libros
    F37: dormitorio | libros sin monedas
    F38: Imprenta | cada bosque da un libro | imprimir libros | árboles por libros | quitar bosques por libros
    F38: prensa de imprenta | bosques por libros | bosque a libros | imprimir | libros por árboles
    F38 F10 I29: carta que quita un bosque | un bosque por algo
    F38 F10 I29 F32: edificios que quitan bosques
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: fuente de libros | escribir un libro | más libros
    F40 I40: usar un edificio directamente de la oferta | carta que funciona con edificios sin construir
    F40 I40: usar una carta que no es de nadie | usar una función de la oferta sin construirla
    F40 I40: huésped en un edificio sin construir | usar algo que nadie ha construido | función de una carta no construida
    F40 I40: usar carta que nadie construyó | usar edificio de la oferta | usar de la oferta | efecto de carta sin construir
    F40 I40: usar carta sin construirla | qué hace la Hospedería
    G01: usar un edificio donde hay un prior | copiar un edificio donde hay un prior | edificio que aprovecha al prior
    G01: cuántos puntos vale el priorato | para qué sirve el Priorato | priorato | usar donde ya está un prior
    G01: carta que sigue al prior | edificio con prior dentro
    G02: cambiar tres bienes distintos por seis de un tipo | tres clases de bienes por seis de una
    G02: conseguir seis de un bien básico | tres mercancías distintas por seis iguales | 3 bienes distintos por 6
    G02: tres distintos por seis iguales | seis de un bien | cambiar 3 tipos
    G02 F08 F25 I32: para qué sirven tantos bienes distintos | bienes distintos | carta por muchos tipos de bienes
    G06: convertir energía en dinero | quién paga por turba y madera | vender turba y madera | energía por monedas
    G06: combustible por dinero | vender energia | vender energía | dinero por madera y turba | quemar por monedas
    G06 F30 F20 I20 F21 F05 F08: qué carta da dinero
    G07: cómo convierto turba en carbón | hacer carbón con turba | carbón de la turba | dónde hago carbón | carbonera
    G07: turba en carbon | carbón de turba | quemar turba | hacer carbón
    G07 G06 F32 I11 G16: necesito combustible | falta energía, de dónde saco | algo para quemar | necesito energía urgentemente
    G07 I31: carbón para qué
    G12: piedra por comida | comprar piedra con comida y energía | mercader de piedra | piedra al principio | vendedor de piedra
    G12: pagar comida y energía por piedras | piedra a cambio de comida y energía | Comerciante de Piedra qué pago
    G12: piedras pronto | comprar piedra | comida y energía por piedra
    G12 G22 F29 G13: cómo obtener piedra
    G12 G22 F29 G13 I25 I29: sin piedra, de dónde | piedra necesaria para construir
    G13: comprar madera, arcilla, piedra y paja por dos monedas | todos los materiales de construcción a la vez
    G13: cuatro materiales por dos monedas | madera, arcilla, piedra, paja juntas | suministros de construcción
    G13: madera, arcilla, piedra, paja por monedas | materiales por 2 monedas | madera arcilla piedra paja | comprar materiales
    G13: materiales por dos monedas
    G16: uno de cada bien básico | qué da un poco de todo | seis bienes básicos gratis | un poco de todo
    G16: uno de cada uno: turba, madera, grano, arcilla, moneda, ganado | todos los bienes básicos
    G16: uno de cada: arcilla, ganado, madera, grano, turba y moneda | los seis bienes
    G18: dónde convierto arcilla en cerámica | qué edificio hace cerámica | cómo transformo arcilla en cerámica
    G18: en qué gasto arcilla | piedra en adorno | cocer cerámica | arcilla en puntos | alfarero | quién hace cerámica
    G18: joyas de piedra | vasijas | cocer arcilla | adorno de piedra | de arcilla a cerámica | que hace vasijas con arcilla
    G18 F11 F23 F37 I30 F10: dónde consigo cerámica
    G18 F30 F23: demasiada arcilla | para qué se usa la arcilla | cerámica con arcilla
    G18 F36 G34: para qué sirve la piedra
    G18 G22 G34 F36: qué carta da adornos
    G18 G26 F36 G39: adorno como
    G18 G26 G39 F36 I38: cómo se hacen los adornos
    G18 G26 G39 F36 I38 G41: fuente de adornos | hacer una joya
    G18 I30 F11 F23 F37: fuente de cerámica | hacer una vasija
    G19: cómo hacer carne | ¿De dónde saco carne? | matar ovejas para carne | matar animales | carne de ganado y paja | carnicero
    G19: quién hace carne | matar una vaca | convertir ovejas en carne | sacrificar ovejas | carne de ovejas | matar ovejas
    G19: mucha carne | de ganado a carne | ¿hace falta paja para la carne? | ovejas a carne | ovejas en carne
    G19 F33 I17 I30 F17: fuente de carne
    G19 F33 I30: cómo consigo carne
    G22 F29: de dónde sale la piedra | producir piedra con la rueda | extraer piedra | edificio de piedra en la montaña
    G22 F29: piedra con la rueda | sacar piedra | mucha piedra | mina | sacar piedra de la montaña | cuánto cuesta la cantera
    G22 F29: dónde se extrae piedra | carta que da piedra de rueda | picar piedra | piedra en montaña
    G22 F29: necesito piedra que edificio
    G22 F29 G12: de dónde saco piedra | saco piedra
    G22 F29 G12 G13: necesito piedra, quién la vende
    G26: construir un barco | madera por adorno y cinco monedas | vender madera cara | barcos | astilero | barcos de madera
    G26: construir barcos | adorno y cinco monedas | dos maderas por adorno | astillero
    G28: ¿el Castillo puede estar en una montaña? | el castillo se puede poner en la montaña | ¿Cuánto cuesta el Castillo?
    G28: ¿Qué hace el Castillo? | construir un asentamiento fuera de la fase | para qué está el Castillo
    G28: edificio que funda un asentamiento | asentamiento extra en cualquier momento | cuesta seis maderas y cinco piedras
    G28: función del castillo | asentamiento entre fases | ¿el Castillo deja construir asentamientos? | precio del castillo
    G28: asentamiento fuera de fase | asentar fuera de la fase | asentamiento extra | aldea con una carta
    G28: ¿un asentamiento con la acción normal de construir? | castillo
    G34: ¿Qué hace la Sacristía? | libro, cerámica, adorno y relicario juntos por una maravilla | cuatro tesoros por una maravilla
    G34: sacristía qué pide | libro cerámica adorno relicario | maravilla de cuatro tesoros | qué tesoros van a la Sacristía
    G34 F25 I35: la forma más barata de tener una maravilla | maravilla qué hace falta
    G39: diez de comida por un libro y un adorno | energía por libro y adorno | comida o energía por libro y adorno
    G39: libro y adorno por comida | 10 comida | 6 energía por tesoros
    G41: puntos por muchos edificios del claustro | cinco monedas por puntos según claustros | premio por tener muchos claustros
    G41: puntos de la Casa de la hermandad | puntos por edificios de claustro | 5 monedas por claustros | casa de los hermanos
    G41: hermandad puntos
    G41 I38: puntos por cada edificio de claustro | puntos por cada bosque | puntos por cada claustro
    I03: comprar grano y un libro por una moneda | moneda por cuatro granos y un libro
    I04: convertir grano en malta | quién hace malta | malta y paja del grano | maltero | malta a partir de grano | malta
    I04: grano a malta | maltear
    I04 I10 I11: fuente de malta
    I04 I10 I14 I11 I25: malta de dónde | malta cómo
    I05: dónde se hace cerveza | cómo se convierte la malta en cerveza | cerveza de malta y grano | cervecero
    I05: cerveza por siete monedas | elaborar cerveza | vender cerveza cara | malta y grano
    I05 I11 I21 I25 I27 I30 I38: ¿Dónde consigo whisky?
    I05 I20: quién compra cerveza
    I05 I33: hacer cerveza
    I05 I33 I14 I08 I30: fuente de cerveza | conseguir cerveza
    I08: monedas y una bebida gratis | tres monedas y cerveza o whisky por nada | tres monedas y bebida | cerveza o whisky gratis
    I08: faro monedas
    I08 I14 I17 I21 I31 I33: dónde se hace el whisky
    I09: qué paga por tener ovejas | monedas según mi ganado | lana | dinero por las ovejas que tengo | el ganado da monedas
    I09: hacerme rico con ovejas | monedas por lana | monedas por ovejas | monedas por ovejas sin gastarlas | hilar
    I10: entrar en el edificio de al lado | una malta y el edificio adyacente | usar la carta de al lado en Irlanda
    I11: dónde se puede poner la Casa Flotante | edificio en el agua | barco | madera, malta, moneda y turba por nada
    I11: qué carta puede estar en el agua | carta para el mar | Casa Flotante | casa flotante donde | sobre el agua
    I11: barco vivienda | carta para casilla de agua | qué edificio va sobre el agua
    I11 F11: carta que da madera, moneda, cerámica y vino
    I14: qué carta da un libro y una bebida | libro, grano o malta y cerveza o whisky gratis | Lugar Sagrado
    I14: libro y bebida por nada | libro gratis, grano o malta
    I15: dar un libro por muchos bienes básicos | libro por cinco y tres bienes básicos | libro por bienes básicos
    I15: cinco de uno y tres de otro | gastar un libro | ¿la Casa del Druida pide un libro?
    I17: una moneda por libro, carne y whisky | copistas | moneda por libro carne whisky | escribir libros
    I17 F37 F17: copiar libros
    I20: cerveza por ocho monedas | whisky por siete monedas | bar | vender cerveza y whisky | cervecería | 8 monedas por cerveza
    I20 I05 F20: dónde vendo cerveza
    I21: qué edificio fabrica whisky | cómo se hace el whisky | destilar whisky | malta, madera y turba por whisky
    I21: encarece los contratos en Irlanda | destilar | whisky de malta | malta madera turba
    I21 G22 I31 G34: para qué sirve la malta
    I21 I08 I14 I17 I33 I31: cómo se consigue whisky
    I21 I33 I08 I14 I17 I31: cómo hago whisky | fuente de whisky | conseguir güisqui
    I21 I33 I31: como hago licor
    I21 I33 I31 I08 I14 I17: quién hace whisky | de donde sale whisky
    I23: recuperar mi prior y construir | hacer volver al prior | prior a casa y construir | locutorio
    I23: dos monedas prior y edificio
    I23 F10: construir dos veces con carta
    I23 F23: edificio que devuelve al prior
    I24: cerveza y whisky por un relicario | libro por una moneda
    I25: relicario por dos de cada bien básico y piedra | dar relicario y recibir bienes | 2 de todo
    I27: pagar un whisky por usar un edificio ocupado | edificio de 20 monedas
    I27 F27: cuál deja usar un edificio ocupado
    I29: bosque por ganado, madera y piedra | bosque por ovejas madera piedra | cabaña
    I30: carne por cerámica | cerveza y carne por nada | comedor | carne a cerámica | cerveza y carne gratis
    I31: para qué sirve el carbón de turba | vender carbón | carbón por monedas y whisky
    I32: cinco bienes distintos por un relicario | cinco bienes distintos | relicario por 5 tipos
    I33: dar madera por whisky o cerveza | tres maderas por cerveza o whisky con el comodín | toneles | barriles
    I33: tres maderas por bebidas | cerveza o whisky con comodín
    I35: Torre Redonda | qué hace la Torre Redonda | catorce puntos en bienes, monedas y whisky por una maravilla
    I35: para qué es la torre redonda | coste de la torre redonda | maravilla por dinero y whisky | bienes de 14 puntos | torre
    I35: qué pide la Torre redonda | torre maravilla
    I36: libro y cerámica por relicario, moneda y arcilla | libro y cerámica por relicario | cámara
    I37: recibir tierra sin pagar | distrito y parcela por un libro | tierra sin dinero | distrito y parcela gratis
    I37: carta que da tierra gratis | edificio tierra gratis | tierra por un libro | ambas losetas sin pagar | baluarte
    I37: baluarte libro
    I38: puntos por mis bosques y páramos | cerveza por puntos | fiesta | puntos por bosques y páramos
    I38: bosques y páramos que quedan sirven
    I38 G41: puntos de una carta por lo que tengo | premio por bosques o claustros
    LR1: mi propia fuente de arcilla | arcilla al principio | arcilla | conseguir arcilla | colina de arcilla
    LR1 G13 G16: ¿dónde hay arcilla?
    LR1 LR2 LR3: qué hacen los tres edificios impresos
    LR2: grano o animales al principio | de dónde tomo ovejas | cosechar trigo | de dónde salen grano y ganado | ovejas o grano
    LR2: conseguir animales | granja
    LR3: monedas al principio | mi propia fuente de dinero | Oficina del Claustro | monedas de la rueda | necesito dinero
    LR3: ingresos
    S1: asentamiento más barato | chabolas con valor negativo | ¿el barrio de chabolas da puntos negativos? | chabolas
    S1: peor asentamiento
    S3: asentamiento sin energía | siete de comida | villa con mercado coste | asentamiento solo comida
    S4: ¿dónde va la Aldea de Pescadores? | ¿Dónde puede estar la aldea de pescadores? | asentamiento en la costa | pescadores
    S4: asentamiento en el mar | dónde se pone la aldea de pescadores
    S5: ¿La colonia de artistas resta puntos? | asentamiento con valor económico negativo | artistas
    S5: cuánto cuesta la colonia de artistas | asentamiento con escudo negativo
    S7: Pueblo precio
    S8: asentamiento más caro | treinta de comida | asentamiento más costoso | asentamiento solo en ladera | aldea de ladera
    S8: 30 comida
