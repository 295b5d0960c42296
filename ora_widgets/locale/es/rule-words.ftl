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
    clérigo clérigos monje monjes trabajador trabajadores peón peones hombre gente persona figura hermano hermanos |
    moneda monedas dinero oro efectivo | distrito distritos parcela parcelas tierra tierras terreno trozo loseta | vino
    whisky bebida alcohol botella | whisky whiskey licor aguardiente | construir levantar edificar construyo construido
    edificio | precio coste costo cuesta pagar cobra caro barato barata pago | extra especial final última último |
    solitario solo individual | volver vuelven regresar regresan retorno vuelve | tomar recibir conseguir obtener ganar
    coger recibimos cojo recoger saco sacar | comprar adquirir compra | oferta mercado fila | reserva banco caja | usar
    utilizar activar visitar entrar ocupar | puntos puntuación puntuar cuentan marcar | rueda rondel ruleta | indicador
    marcador indicadores ficha | vecino vecina vecinas adyacente junto lado tocar toca esquina diagonal | negarse rechazar
    negar rehusar | regalo regalos obsequio | ajeno otro rival rivales oponente demás otros | relicario relicarios
    reliquia reliquias | adorno adornos ornamento ornamentos joya | asentamiento asentamientos aldea aldeas pueblo pueblos
    villa caserío | talar tala cortar hacha leñar | bosque bosques árbol árboles | páramo páramos turbera pantano ciénaga
    | costa costas mar playa orilla océano | colina colinas ladera cerro | montaña montañas monte | llanura llanuras llano
    prado | ganar gana ganador victoria vencer | empate empatar iguales mismos ambos | libro libros manuscrito | cerámica
    cerámicas vasija | paja heno | grano granos trigo cereal | ganado oveja ovejas animal animales vaca | turba | carbón |
    arcilla barro | cerveza cervezas | piedra piedras roca | moler molino molido molienda | hornear horno panadería cocer
    | corta corto rápida rápido | guardar conservar quedarse después tarde luego aplazar | poner colocar coloco pongo
    ponerlo situar | deslizar desplazar mover mueve | convertir cambiar canjear transformar trueque | derribar destruir
    quitar demoler | quedar quedan sobrar resto restante | vacío agotar agotado acabar faltar | empezar empieza comenzar
    inicio primero | fin final termina terminar acaba acabar | descartar retirar quitar quitamos | vender venden vende
    venta | gratis gratuito | combustible energía calor quemar calentar leña | comida comidas alimento alimentos comer
    alimentar hambre | valor vale valen | económico escudo escudos | elegir elige decidir decide escoger | pasar saltar
    omitir | contratar contrato alquilar emplear | mirar ver espiar | empujar empuja caer caen cae | comodín blanco
    sustituir sustituye | nadie | prior abad | claustro monasterio convento monacal | maravilla maravillas milagro | dos 2 | tres 3 | cuatro 4 | castillo fortaleza alcázar | matadero matar sacrificar carnicero

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = tres jugadores | cuatro jugadores | tres personas | cuatro personas | bonificación | ronda extra | última ronda | ronda final
search-game-F10 = dos jugadores | entre dos | dos personas | somos dos | para dos | duelo | pareja
search-game-F11 = dos jugadores | entre dos | dos personas | somos dos | para dos | duelo | pareja
search-game-F12 = partida corta | juego corto | regalos | regalo
search-game-F13 = solitario | jugando solo | juego solo | juega solo | jugar solo | neutral

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

# Preguntas que se han hecho, cada una tras las reglas y cartas que la responden. Con ellas se compara lo que se pregunta.
known-questions =
    F5.2.5: ¿Caben dos monjes en un mismo edificio?
    F3.1 F3.7: ¿Cuándo vuelven a casa mis monjes?
    F5.3.4: cuánto vale un contrato de trabajo
    F5.3.5: pagar el contrato con whisky
    F4.3: qué pasa si un marcador llega al final de la rueda
    F4.4: ¿puedo tomar menos bienes de los que marca la rueda?
    F4.5: ¿En qué ronda entran las uvas?
    F4.6: para qué sirve el comodín
    F3.6 F16: cuántas rondas dura la partida
    F14.3: cómo puntúan los asentamientos
    F14.1: cuántos puntos da una maravilla
    F14.4: qué pasa si hay empate
    F1.2 F8.4: cuánta comida vale la carne
    F1.2 F8.4: cuánta energía da la paja
    F6.5 F8.4: ¿me devuelven lo que pago de más?
    F6.2: convertir grano en paja
    F6.4: vender vino en cualquier momento
    F6.6: ¿cuántas tierras puedo comprar por turno?
    F7.4 F7.2: dónde se coloca una costa
    F7.6: ¿las casillas en diagonal son vecinas?
    F2.7: cuánto cuesta un distrito
    F5.5.4: los edificios de claustro tienen que ir juntos
    F5.5.5: ¿puedo usar el edificio que acabo de construir?
    F5.5.1: guardar un edificio para construirlo más tarde
    F5.6: ¿es obligatorio hacer algo en mi turno?
    F5.4.3: talar cuando no me quedan bosques
    F5.4.4: qué queda después de talar un bosque
    F5.5.3: ¿se puede construir en la montaña?
    F2.6: con qué empieza cada jugador
    F2.8: quién empieza
    F2.4: qué cartas se quitan según el número de jugadores
    F1.3: ¿se pueden acabar las maravillas?
    F1.3: se acaban las fichas de madera
    F0.8: ¿puedo mirar los bienes de los demás?
    F9.3: qué se puede hacer en la ronda final
    F9.2: ¿los hermanos legos vuelven antes de la ronda de bonificación?
    F8.1 F8.3 F5.5.6 F3.3 F17: cuándo se construyen los asentamientos
    F8.3: ¿puedo construir dos asentamientos en la misma fase?
    F8.5 S4: ¿dónde va la Aldea de Pescadores?
    F8.4: con qué se paga un asentamiento
    F8.6 F3.3 F17: cuándo salen cartas nuevas
    F10.7 F11.6: fin de la partida con dos jugadores
    F10 F10.2 F11.2: cuántas acciones hago en mi turno si somos dos
    F13.4 F13.6: qué hace el jugador neutral
    F13.11: cuántos puntos hacen falta para ganar en solitario
    F13.3: ¿puedo perder un marcador jugando solo?
    F12.3: regalos de la partida corta
    F5.3.3: ¿puedo negarme a prestar mi monje?
    F5.3.2: quién elige qué clérigo va
    F5.4.1: ¿puedo talar el bosque de otro jugador?
    F04: ¿Qué hace el Molino de Viento?
    I35: Torre Redonda
    F05: cómo consigo pan
    F25 G34 I35: de dónde salen las maravillas
    G19: cómo hacer carne
    F17 F37 F38 F15 F23 I03 I14 I17 G39: dónde consigo libros
    I21: qué edificio fabrica whisky
    F27: cuánto cuesta el Palacio
    F23 I23: cómo recupero a mi prior antes de tiempo
    F30: dónde vender cerámica
    F0.4: cuántos monjes tengo
    F14.1: ¿el vino da puntos al final?
    F8.4: qué bienes sirven como energía
    F14.2: cómo se cuentan los puntos de los edificios
    F5.5.3 I11: dónde se puede poner la Casa Flotante
    F2.7: precio de las parcelas
    F12.4: quién más recibe arcilla en la partida corta
    F14.2: asentamientos que no he construido
    F8.3: ¿puedo comprar una tierra y construir allí el asentamiento?
    F17 F3.3 F8.6: cuándo sale la pila C
    F32: Calefactorio
    I05: dónde se hace cerveza
    I21 G22 I31 G34: para qué sirve la malta
    F24 F35 F36 I24 I32 I36: cómo obtener una reliquia
    F5.2.3: ¿un edificio funciona otra vez si el monje sigue ahí?
    F5.3.8: ¿puedo contratarme a mí mismo?
    F8.7: cuántos asentamientos puedo tener en la mano
    F5.5.3 G28: ¿el Castillo puede estar en una montaña?
    F5.3.4 F5.3.1: quién paga el contrato y a quién
    F4.3: cuándo empuja la barra un indicador
    F5.3 F5.3.1: ¿puedo usar el edificio de otro jugador?
    F1.4 F1.1: cuántos distritos hay
    F14.3 F0.7: ¿los bosques dan puntos?
    F4.3 F4.1: cuál es el valor máximo de la rueda
    F9.1 F3.6: en qué ronda es la ronda de bonificación
    F7.5: ¿puedo guardar un distrito para más tarde?
    F8.4: ¿el whisky es comida?
    F8.3 F8 F8.1 F8.6: qué pasa en una fase de asentamiento
    F5.2.1 F5.5.5 F0.4: diferencia entre el prior y un hermano lego
    F38: Imprenta
    G18: dónde convierto arcilla en cerámica
    G22 F29 G12: de dónde saco piedra
    I05 I20: quién compra cerveza
    F30: cuánto cuesta la Hacienda Urbana
    F13.6: cuándo se puede cubrir un edificio
    F12.3: qué regalos hay en la ronda 4
    F5.3.4: ¿la moneda del contrato va al dueño?
    F8.5: ¿un asentamiento tiene que estar junto al claustro?
    F14.3: cuántos puntos da el agua
    F5.5.1: qué hago si no tengo sitio para un edificio
    G18 F11 F23 F37 I30: dónde consigo cerámica
    F5.3 F5.3.1: se puede usar un edificio ajeno
    F8.4: cuánta energía da la turba
    F5.6: qué pasa si paso el turno
    F14.4: quién gana si hay empate a puntos
    F8.5: puedo poner un asentamiento sobre el agua
    F1.1 F1.4: cuántas losetas de bosque hay
    I20 I05: dónde vendo la cerveza
    F5.3.2: me puede contratar a mi prior en vez de a un hermano lego
    I05: cómo se convierte la malta en cerveza
    F25: qué da la Cámara de las Maravillas
    F3.1 F3.7 F9.2: cuándo vuelve el prior a casa
    F6.5 F8.4 F6.3: sobran monedas del coste, me las devuelven
    F14.1: cuánto vale un relicario
    F7.4 F7.5 F7.3: puedo mover un distrito después de colocarlo
    F2.6: con qué bienes empiezo
    F12.1 F12.2 F2.5 F17: hay mazos en la partida corta de tres
    F6.4 F6.1: cuántas veces puedo vender vino
    F38 F10 I29 F32: edificios que quitan bosques
    F8.4: cuánta comida da la carne
    F5.5.3: puedo construir en un páramo
    F1.3: cuántas maravillas hay
    F05 F20: dónde vendo pan
    I35: qué hace la Torre Redonda
    F24 F35 F36 I24 I32 I36 G41 I38: cómo consigo relicarios
    F4.5: cuándo entran las uvas
    F5.3.3: puede negarse el dueño del edificio
    F2.7: cuánto cuesta una parcela
    F9.2 F9.3: qué pasa con los priores en la ronda extra
    F10.7 F11.6: cuándo acaba la partida de dos
    F5.2.2: hay que usar el edificio al enviar al clérigo
    F7.3: dónde se coloca un distrito
    F5.5.5: el hermano lego puede entrar en el edificio recién construido
    F14.3: qué vale el agua al final
    F14.1 F36 I36 G34 I15 I37: para qué sirven los libros
    I21 I33 I08 I14 I17 I31: cómo hago whisky
    F13.11: cuántos puntos hacen falta en solitario
    F6.2: puedo cambiar paja por grano
    F5.5.3 G28: el castillo se puede poner en la montaña
    F3.1 F3.7: ¿Cuándo vuelven a casa los clérigos?
    F3.1 F3.7 F5.3 F5.3.1 F5.6: ¿Qué pasa si ya tengo a todos mis clérigos fuera?
    F5.2.5: ¿Puedo mandar a dos clérigos al mismo edificio?
    F5.3.4: ¿Cuánto cuesta usar el edificio de otro jugador?
    F5.3.5: ¿Se puede pagar un contrato con vino?
    F5.3.1 F5.3.2 F5.3.3: ¿Puede el dueño negarse al contrato?
    F5.3.2: ¿Quién decide si va el prior o un hermano?
    F5.2.2 F5.3.6: ¿Es obligatorio usar el edificio donde envío un clérigo?
    F0.4 F5.5.5: ¿Para qué sirve el prior?
    F5.5.4: ¿Dónde puedo poner un edificio de claustro?
    F0.7 F5.4.4 F5.5.3: ¿Puedo construir encima de un bosque?
    F5.4 F5.4.1: ¿Qué gano al talar un bosque?
    F5.4.2: ¿Puedo talar si la madera está a cero?
    F5.4 F5.4.1: ¿Cómo se consigue turba?
    F4.6: ¿Para qué sirve el comodín?
    F4.3: ¿Qué ocurre cuando un indicador llega al 10?
    F4.5: ¿En qué ronda llegan las uvas?
    F4.5: ¿Cuándo entra la piedra en juego?
    F6.2: ¿Cómo convierto grano en paja?
    F6.4: ¿Cuántas monedas dan por vender vino?
    F14.1 F6.4: ¿Cuánto vale el whisky al final?
    F1.2 F8.4: ¿Cuánta energía da la madera?
    F1.2 F8.4: ¿Cuánta comida da una oveja?
    F6.5 F8.4: ¿Me devuelven el cambio si pago de más?
    F6.6: ¿Cuántas tierras puedo comprar en un turno?
    F7.4: ¿Dónde se coloca una costa?
    F2.7 F6.6 F7.2 F7.5: ¿Cuánto cuesta una montaña?
    F7.2: ¿Qué hay en el lado de colinas de un distrito?
    F7.6: ¿Son vecinas las casillas en diagonal?
    F8 F8.1 F8.3: ¿Cuándo se construyen los asentamientos?
    F8.4: ¿Cómo se paga un asentamiento?
    F8.6: ¿Cuándo recibo nuevas cartas de asentamiento?
    F8.5 S4: ¿Dónde puede estar la aldea de pescadores?
    F9 F9.1 F9.3: ¿En qué consiste la ronda extra?
    F3.6 F9.1 F9.6: ¿Cuándo acaba la partida de tres jugadores?
    F9.3: ¿Puedo usar un edificio ocupado en la ronda extra?
    F10.2 F11.2: ¿Cuántas acciones tengo jugando entre dos?
    F10.6 F10.7: ¿Cómo termina la partida corta para dos?
    F11.1: ¿Qué cartas no se usan en la partida larga para dos?
    F12.3: ¿Qué recibe cada jugador por ronda en la partida corta?
    F12.1: ¿Cuántos hermanos legos hay en la partida corta?
    F2.6: ¿Con qué mercancías se empieza?
    F2.8: ¿Quién empieza la partida?
    F13 F13.1 F13.2: ¿Cómo se juega en solitario?
    F13.11: ¿Cuántos puntos necesito para ganar solo?
    F13.4 F13.6: ¿Qué edificios construye el jugador neutral?
    F14: ¿Cómo se cuentan los puntos?
    F14.4: ¿Quién gana en caso de empate?
    F14.3: ¿Puntúa un asentamiento por sus vecinos?
    F5.3.8: ¿Puedo hacer un contrato conmigo mismo?
    F16 F3.4: ¿Cuántas acciones hay por ronda con tres jugadores?
    F6.1 F6.6: ¿Cuándo puedo comprar terreno?
    F5.6: ¿Puedo pasar sin hacer nada?
    F7.1: ¿Qué bosques tiene el tablero al principio?
    F05: ¿Qué hace la Panadería?
    F05: ¿Cómo consigo pan?
    G19: ¿De dónde saco carne?
    G28: ¿Cuánto cuesta el Castillo?
    F17 F35 I17 I36: ¿Qué edificio da libros?
    F10 F11 G18: ¿Dónde consigo cerámica?
    F5.2.2: Si envío un monje, ¿tengo que hacer la acción?
    F0.7 F5.4.4 F5.5.3: ¿Por qué no puedo construir en un páramo?
    F14.2 F8.7: ¿Qué pasa con los asentamientos sin construir al final?
    F6.4: ¿Se puede vender cerveza?
    F8 F8.1 F8.4: ¿Cada cuánto hay que alimentar?
    F12.4: ¿Reciben algo los demás cuando talo?
    F4.1: ¿Qué números tiene la rueda?
    F7.5: ¿Puedo guardar la tierra que compro?
    F1.4 F2.7: ¿Cuántos distritos hay?
    F1.3: ¿Cuántos bienes puedo tener?
    F1.3 F10.7 F11.6 F2.5 F5.5.1: ¿Qué pasa si no quedan edificios en la oferta?
    F2.1: ¿En qué se diferencian Irlanda y Francia?
    F2.4: ¿Qué cartas se quitan con tres jugadores?
    F8.4: ¿Cuánta energía da la turba?
    F5.1 F5.5 F5.5.1 F5.5.5: ¿Necesito un clérigo para construir?
    F14.1: ¿Cuánto vale una maravilla al final?
    F2.8 F3.5: ¿Quién recibe el marcador de jugador inicial?
    F0.4 F5.5.5: ¿Qué es un prior?
    I05 I11 I21 I25 I27 I30 I38: ¿Dónde consigo whisky?
    G34: ¿Qué hace la Sacristía?
    F4.4: ¿Puedo tomar menos bienes de los que muestra la rueda?
    F4.3 F4.1: ¿Qué pasa si nadie toma madera durante mucho tiempo?
    F5.2 F5.2.1 F5.3.8: ¿Pago por usar mi propio edificio?
    F5.5.1 F5.1 F10.2: ¿Puedo construir dos edificios en un turno?
    F0.5 F5.5.4: ¿Qué edificios son de claustro?
    F1.5: ¿Se puede derribar un edificio?
    F2.7 F6.6: ¿Cuánto cuestan los distritos?
    F6.6 F6.1: ¿Comprar tierra es una acción?
    F5.5.6 F8.1: ¿Puedo construir un asentamiento fuera de la fase?
    F2.6 F8.7: ¿Con cuántas cartas de asentamiento se empieza?
    F14.2: ¿Qué es el valor económico?
    F14.1: ¿Cuántos puntos da el dinero?
    F3.2 F4.3 F4.1 F8.1: ¿Qué hace la viga de la rueda?
    F10.2 F11.2: ¿Quién juega después de mí entre dos?
    F13.2 F13.10: ¿Cuántos turnos dura el solitario?
    F21 F5.3.4: ¿Qué cambia con la Bodega?
    F0.8: ¿Puedo ver las cartas del rival?
    F8.4: ¿Cuánta energía da el carbón?
    F14.3: ¿Cómo puntúan los asentamientos?
    F3.1 F9.2: ¿Cuándo vuelve el prior a casa?
    F5.3.3: ¿Puedo negarme si alguien quiere usar mi edificio?
    F5.3.4: ¿Cuánto cuesta un contrato?
    F2.7: ¿Cuánto cuesta un distrito?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: ¿Puedo construir sobre un bosque?
    F9 F9.6 F3.6 F9.1: ¿Cuándo se acaba la partida con cuatro jugadores?
    F14.1 F1.3: ¿Cuántos puntos vale una maravilla?
    F6.2: ¿Se puede convertir la paja en grano otra vez?
    F6.5: ¿Me devuelven cambio si pago demasiada comida?
    F2.4 F11.1 F10.1: ¿Qué cartas se quitan con dos jugadores?
    F2.8 F3.4 F9.3: ¿Quién empieza?
    F5.2.5: ¿Pueden estar dos monjes en el mismo edificio?
    F7.6: ¿Las casillas en diagonal son vecinas?
    F8.7: ¿Cuántos asentamientos puedo tener en la mano?
    F1.4: ¿Qué pasa si se acaban las parcelas?
    F8.6: ¿Cuándo recibo la Aldea?
    F5.5.4: ¿Dónde se puede poner un edificio de monasterio?
    F5.6: ¿Tengo que hacer algo en mi turno?
    F5.2.4 G34 F40: ¿Puedo usar una carta que aún está en la oferta?
    F13 F13.10 F13.2: ¿Cuántos turnos dura el juego en solitario?
    F05: qué hace la panadería
    F05: cómo hago pan con harina
    F21: de dónde saco vino
    I21: cómo se hace el whisky
    G18: qué edificio hace cerámica
    F17 F32 F38 I17 I32 F11 G19: de dónde saco libros
    F24 I32 F36 I36 F35: cómo consigo un relicario
    G07: cómo convierto turba en carbón
    G19 F33 I30: cómo consigo carne
    F4.4: ¿Tengo que coger todas las mercancías de la rueda?
    F4.5 F2.3: ¿Cuándo entran las uvas?
    F4.3 F13.3: ¿Qué pasa cuando un marcador llega al 10?
    F1.2 F8.4: ¿Cuánta comida da la carne?
    F6.4: ¿Puedo vender el vino?
    F6.6: ¿Puedo comprar dos tierras en un turno?
    F8.3 F8.8: ¿Se puede comprar tierra en la fase de asentamiento?
    F7.2: ¿Puedo girar un distrito?
    F8.1 F8.2 F3.3: ¿Para qué sirve el marcador de edificios?
    F1.5: ¿Puede haber dos edificios iguales?
    F0.8: ¿Mi dinero es secreto?
    F14.2 S5: ¿La colonia de artistas resta puntos?
    F13.4: ¿Quién es el jugador neutral?
    F5.5.5: ¿Puede el prior entrar en el edificio nuevo?
    F5.5.5: ¿Puede un hermano lego entrar en un edificio recién construido?
    F5.3.7 F9.3: ¿Hay contratos en la ronda final?
    F12.4 F12.3: ¿Qué reciben los demás en el juego corto cuando alguien produce?
    F5.3.5: ¿Puedo pagar un contrato con vino?
    F2.1 F1.1 F2.3: ¿Qué diferencia hay entre Francia e Irlanda?
    F9.2: ¿Vuelven los priores antes de la ronda extra?
    F10.2 F11.2 F10: ¿Cuántas acciones tengo si jugamos dos?
    F5.4.3: ¿Puedo cortar turba sin tener páramo?
    F5.5.3: ¿Qué se puede construir en la montaña?
    F14.3: ¿Cuántos puntos da el agua?
    F5.3.2: ¿Quién elige qué clérigo va con el contrato?
    F5.5.6: ¿Los asentamientos se construyen con la acción de construir?
    F7.4: ¿Dónde puedo colocar una costa?
    F14.3: ¿Un asentamiento junto al agua da más puntos?
    F0.8: ¿Puedo mirar las mercancías de los demás?
    F12.2 F12 F16: ¿Cuánto dura la partida corta?
    F5.4.2 F4.4 F4.1: ¿Qué pasa si el marcador de madera está a cero?
    F5.5.1: ¿Puedo construir dos edificios con una sola acción?
    F05: quién vende pan
    F21: qué hago con las uvas
    G18: cómo transformo arcilla en cerámica
    F5.2.1: ¿Puede ir el prior a un edificio normal?
    G28: ¿Qué hace el Castillo?
    G18 F5.5.2 F36 G34: para qué sirve la piedra
    F1.3: ¿Hay un máximo de arcilla que puedo tener?
    F17 F8.1 F3.3: ¿Cuándo es la primera fase de asentamiento?
    F1.1 F2.4: ¿Cuántos edificios hay?
    F2.6: ¿Qué recibo al empezar la partida?
    F14.3: ¿Los asentamientos puntúan por los edificios vecinos?
    F8.3 F5.6: ¿Puedo no construir ningún asentamiento?
    F5.3 F5.3.1: ¿Qué es un contrato de trabajo?
    F5.5.4: ¿Tienen que tocarse los claustros?
    F8.4 F8.1 F8.3: ¿Hay que alimentar a la gente?
    F6.2 F04 LR2 I05: cómo consigo paja
    G18 G22 G34 F36: qué carta da adornos
    F3.4: ¿El jugador inicial actúa dos veces?
    F0.8: ¿Hay información oculta?
    F0.4: ¿Qué son los clérigos?
    F1.5 F8.3 F8.7: ¿Puedo construir dos veces el mismo asentamiento?
    F14.1: ¿Las mercancías sin usar dan puntos?
    F8.6 F17 F8.1 F3.3: ¿Cuándo aparecen edificios nuevos?
    F6.1 F6.6: ¿Puedo comprar tierra después de mi acción?
    F7.6 F7.4 F7.2: ¿La montaña cuenta como una sola casilla?
    F4.6: ¿Se puede usar el comodín para la piedra?
    F14.4 F14 F13.11: ¿Cómo se gana?
    F14.3: ¿Cuánto vale el agua junto a un asentamiento?
    F1.5: ¿Se puede demoler un edificio?
    F6.3: ¿Cinco monedas son una ficha?
    F7.1 F2.6 F7: ¿Qué es la tierra central?
    F04: ¿Cómo convierto grano en harina?
    F0.1: qué es exactamente una ronda
    F0.1: cada cuánto gira la rueda
    F0.3: qué forma parte de un turno
    F0.5: qué edificios tengo desde el principio
    F0.5: ¿el montículo de arcilla es un edificio del claustro?
    F0.6: cómo se llama la fila de cartas en venta
    F2.2: qué cara de la rueda se usa con tres jugadores
    F2.2: qué tablero para dos personas
    F2.5: qué edificios están en la oferta al principio
    F2.5: cómo se colocan las cartas de edificios
    F2.9: qué bosques faltan al empezar la partida corta
    F2.9: cuántos bosques y páramos en la partida corta
    F3.5: quién es el jugador inicial de la ronda siguiente
    F3.5: ¿cambia el primer jugador?
    F3.8: en qué orden se hacen las cosas antes de los turnos
    F4.2: cuánto valen los indicadores en la primera ronda
    F4.7: qué cartas exigen el comodín
    F4.8: el comodín y el indicador propio han salido de la rueda
    F5.2.4: ¿puedo usar una carta que no está construida?
    F5.2.4: ¿puedo enviar a alguien a un bosque?
    F5.3.6: ¿puedo contratar a alguien solo para bloquearlo?
    F5.3.6: ¿debo usar el edificio después de pagar el contrato?
    F5.5.2: con qué se pagan los edificios
    F5.5.2: ¿necesito dinero para construir?
    F6.7: ¿puedo comprar tierra en el último turno?
    F7.1: cómo es mi tierra al principio
    F7.1: qué casillas tiene el territorio inicial
    F8.2: adónde va el marcador de edificios después de D
    F8.8: ¿puedo hacer contratos en la fase de asentamiento?
    F8.8: ¿se puede vender vino mientras se construyen asentamientos?
    F8.9: ¿hay otra fase de asentamiento después de D con dos?
    F9.4: ¿puedo comprar tierra en la ronda extra?
    F9.5: ¿hay fase de asentamiento después de la ronda extra?
    F10.1: en qué se distingue la partida de dos
    F10.3: cuándo llegan las fases de asentamiento con dos jugadores
    F10.4: mi primera acción gastó el último clérigo, ¿y la segunda?
    F10.5: cuánta tierra por turno en la partida de dos
    F10.6: cuánto dura una partida de dos
    F10.8: ¿pueden los edificios nuevos parar el final de la partida de dos?
    F11.3: cuándo vuelven los clérigos en la partida larga de dos
    F11.4: rondas de asentamiento en la partida larga de dos
    F11.5: comprar tierra en la partida larga de dos
    F12.1: cuántos clérigos hay en la partida corta
    F12.1: qué cartas se usan en la partida rápida
    F12.2: cuándo son las fases de asentamiento de la partida corta
    F12.5: ¿los contratos son iguales en la partida corta?
    F12.6: para qué son los dos números pequeños del tablero corto
    F13.1: con qué empiezo en solitario
    F13.5: cómo uso un edificio del jugador neutral
    F13.5: a quién pago en solitario
    F13.7: ¿puede el prior neutral usar un edificio nuevo?
    F13.8: cuándo vuelven los clérigos neutrales
    F13.9: cuándo puedo construir asentamientos en solitario
    F15: qué son los números pequeños impresos en el tablero
    F15: cómo notar que olvidamos algo
    G02: cambiar tres bienes distintos por seis de un tipo
    G06: convertir energía en dinero
    G06: quién paga por turba y madera
    G16: uno de cada bien básico
    G16: qué da un poco de todo
    F03: grano barato
    F09: usar gratis el edificio vecino
    I10: entrar en el edificio de al lado
    F31 F14: de dónde tomo uvas
    F37: escribir libros con paja y madera
    I03: comprar grano y un libro por una moneda
    I04: convertir grano en malta
    I04: quién hace malta
    I08: monedas y una bebida gratis
    I09: qué paga por tener ovejas
    I14: qué carta da un libro y una bebida
    I15: dar un libro por muchos bienes básicos
    I20: dónde vendo cerveza
    I33: dar madera por whisky o cerveza
    I37: recibir tierra sin pagar
    F04: qué produce harina
    F04: moler el grano para hacer harina
    F40 I40: usar un edificio directamente de la oferta
    F40 I40: carta que funciona con edificios sin construir
    F27 I27: unirse a un clérigo en un edificio ocupado
    G01: usar un edificio donde hay un prior
    G28: construir un asentamiento fuera de la fase
    F10: quitar un bosque y construir
    F32: talar y cortar turba en una acción
    G41: puntos por muchos edificios del claustro
    F30: vender cerámica muy cara
    F33: recibir carne o vino con el comodín
    G12 G22 F29 G13: cómo obtener piedra
    F20 F21 I05 I20 G06 F30 F05 I31: con qué se ganan muchas monedas
    G26: construir un barco
    F35: pagar monedas por relicarios
    F36: mejorar un libro a cerámica
    I31: para qué sirve el carbón de turba
    F1.4: ¿hay bastantes bosques y páramos?
    F1.4: se acabó el montón de distritos
    F1.1: cuántas cartas tiene cada montón
    F1.1: cuántos edificios hay en total
    F5.2.5: dos personas en el mismo sitio
    F8.7: cuántos asentamientos puedo acumular
    F14.4: misma puntuación, quién queda primero
    F13.11: cuántos puntos para ganar en solitario
    F12.3: todos reciben bienes al empezar la ronda en la partida corta
    F7.4: cómo se añade una costa o una montaña
    F5.1: qué se me permite cuando me toca
    F0.4 F2.6: de cuántos clérigos dispongo
    F5.5.5 F0.4: qué tiene el prior que no tengan los otros
    F5.5.5: el prior solo entra en lo recién construido
    F5.2.1 F5.2: cómo activo un edificio mío
    F5.2.5 F5.2.1: mi edificio está ocupado, ¿lo puedo usar?
    F5.2.5: ya hay un monje ahí
    F5.2.3: un clérigo colocado actúa otra vez
    F5.3 F5.3.1: puedo trabajar en los edificios de los demás
    F5.3 F5.3.1: usar lo que tienen los demás
    F5.3.4: por qué subió el precio a dos
    F5.3.4: una o dos monedas por contratar
    F5.3.2: a cuál de los suyos envía el dueño
    F5.3.3: el dueño no tiene a nadie en casa
    F5.3.3: tiene que dejarme entrar
    F5.3.8: contratarme a mí mismo
    F5.6: tengo que mover a alguien cada turno
    F5.6: no quiero hacer nada este turno
    F5.1 F5: qué acciones hay
    F5.1 F5.5.1: dos acciones seguidas
    F5.4 F5.4.1: cuánta madera sale de un bosque
    F5.4.1 F5.4: quitar un páramo
    F5.4.3: ya no me quedan árboles que cortar
    F1.4: se han agotado las cartas de bosque
    F1.4: no quedan terrenos
    F5.4.4 F5.5.1: edificar donde había bosque
    F5.5.3: edificios junto al mar
    F5.5.3: qué se pone en la llanura
    F5.5.3: en qué terreno va cada edificio
    F5.5.3 F7.1: casillas de agua y edificios
    F5.5.3 F7.4: qué cabe en la montaña
    F5.5.4: por qué van juntos los claustros
    F5.5.4: edificios amarillos
    F5.5.2: qué hace falta para construir
    F5.5.1 F5.5: cómo se construye
    F5.5.1: reservar una carta para construirla luego
    F1.5: dos edificios iguales
    F1.5: el otro ya lo tiene, ¿puedo yo?
    F1.5: quitar un edificio propio
    F5.5.6 F8.1: asentamiento como acción normal
    F6.6 F6.1: comprar terreno además de la acción
    F6.6 F7.5: edificar en el terreno recién comprado
    F2.7 F6.6: qué cuesta el terreno
    F2.7: precio de la siguiente parcela
    F2.7: los siguientes terrenos son más caros
    F7.3 F7.4: dónde va el terreno comprado
    F7.3: distrito arriba o abajo
    F7.4: parcela a la izquierda o a la derecha
    F7.6 F14.3: ¿cuentan las esquinas?
    F6.5: pagar con una ficha mayor
    F6.5 F8.4: se pierde lo que sobra al pagar
    F6.3: moneda grande por pequeñas
    F6.2: paja a partir de cereal
    F6.4: dinero por vino
    F8.4: en qué se gasta la energía
    F8.4: qué se puede comer
    F8.4 F1.2: cuánta comida da el grano
    F8.3 F8.1: cuántos asentamientos a la vez
    F8.3: es obligatorio asentarse
    F8.7: dejar el asentamiento para otra fase
    F8.5: dónde se coloca un asentamiento
    F8.6 F17: cartas nuevas, cuándo
    F8.6 F2.5: sale la letra siguiente de cartas
    F2.4 F2.5 F1.1: cuántas cartas tiene el mazo B
    F3.1 F3.7: no han salido todos, ¿vuelven?
    F3.4: cuántas acciones por ronda
    F3.4 F0.3: cuántas veces me toca en una ronda
    F3.4 F3.5: en qué orden se juega
    F4.4: el indicador vuelve a cero
    F4.4: qué hago con el indicador tras tomar bienes
    F4.3: el brazo alcanza un indicador en el diez
    F4.3 F4.1: crece más de diez
    F13.3: indicadores perdidos en solitario
    F4.6: comodín en lugar de otro indicador
    F4.6: para qué está el indicador blanco
    F9 F9.1: una ronda más al final
    F9.3 F9.4: acciones de la última ronda
    F9.6 F3.6 F10.7 F11.6: cómo sé que la partida ha terminado
    F3.6 F16: cuánto dura una partida
    F14 F14.1 F14.2 F14.3: cómo cuento los puntos al final
    F14.1: puntos de relicarios y libros
    F14.1: el dinero sirve al final
    F14.3: número del símbolo de casa
    F14.3 F14: lo que rodea mi asentamiento
    F14.4: misma puntuación
    F2.1 F2.4 F4.5: qué tiene Irlanda y no Francia
    F10 F10.1 F11 F11.1: reglas para dos jugadores
    F10.1 F11.1: qué es distinto entre dos
    F12 F12.1 F16: una versión rápida
    F13 F13.1 F13.2: reglas para un jugador
    F13 F13.2 F13.11: jugar en solitario
    F13.4: quién es el otro jugador en solitario
    F2.6: bienes iniciales
    F2.8: quién comienza
    F5.6 F1.3: hay que descartar al terminar el turno
    F1.3: límite de bienes
    G02 F08 F25 I32: para qué sirven tantos bienes distintos
    F10 I23: edificio con el que construyo
    F40 I40: usar una carta que no es de nadie
    F27 I27 G01: meterse donde hay otro monje
    G19: matar ovejas para carne
    G07: hacer carbón con turba
    F30 I20 G06 F20: edificio que da dinero
    F21 F20 I20: dónde vender cosas
    G28: para qué está el Castillo
    G18: en qué gasto arcilla
    G22 F29: de dónde sale la piedra
    F9.2 F9: vuelven los hermanos al final
    F3.3 F8.1 F17: cómo sé que viene la fase de asentamientos
    F8 F8.1: qué pasa cuando la rueda llega a una letra
