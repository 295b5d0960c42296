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
    matadero matar sacrificar carnicero | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve 9 | diez 10 | doce 12 | trece 13

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = tres jugadores | cuatro jugadores | tres personas | cuatro personas | bonificación | ronda extra | ronda adicional | última ronda | ronda final
search-game-F10 = dos jugadores | 2 jugadores | 2 jug | 2p | entre dos | de dos | de 2 | siendo dos | siendo 2 | dos personas | somos dos | para dos | duelo | pareja | con dos | entre los dos | nosotros dos | duelo
search-game-F11 = dos jugadores | 2 jugadores | 2 jug | 2p | entre dos | de dos | de 2 | siendo dos | siendo 2 | dos personas | somos dos | para dos | duelo | pareja | con dos | nosotros dos
search-game-F12 = partida corta | juego corto | regalos | regalo | corta | rápida
search-game-F13 = solitario | jugando solo | juego solo | juega solo | jugar solo | neutral | jugar yo solo | jugando yo solo | yo solo | un jugador | una persona

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
    F14.3: cómo puntúan los asentamientos
    F14.1: cuántos puntos da una maravilla
    F14.4: qué pasa si hay empate
    F1.2 F8.4: cuánta comida vale la carne
    F1.2 F8.4: cuánta energía da la paja
    F6.5 F8.4: ¿me devuelven lo que pago de más?
    F6.2: convertir grano en paja
    F6.4: vender vino en cualquier momento
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
    F2.4: qué cartas se quitan según el número de jugadores
    F1.3: ¿se pueden acabar las maravillas?
    F1.3: se acaban las fichas de madera
    F0.8: ¿puedo mirar los bienes de los demás?
    F9.3: qué se puede hacer en la ronda final
    F9.2: ¿los hermanos legos vuelven antes de la ronda de bonificación?
    F8.1 F8.3 F5.5.6 F3.3 F17 F8: cuándo se construyen los asentamientos
    F8.3: ¿puedo construir dos asentamientos en la misma fase?
    F8.5: ¿dónde va la Aldea de Pescadores?
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
    F14.1: ¿el vino da puntos al final?
    F8.4: qué bienes sirven como energía
    F14.2: cómo se cuentan los puntos de los edificios
    F5.5.3: dónde se puede poner la Casa Flotante
    F2.7: precio de las parcelas
    F12.4: quién más recibe arcilla en la partida corta
    F14.2: asentamientos que no he construido
    F8.3: ¿puedo comprar una tierra y construir allí el asentamiento?
    F17 F3.3 F8.6 F8.1: cuándo sale la pila C
    F5.2.3: ¿un edificio funciona otra vez si el monje sigue ahí?
    F5.3.8: ¿puedo contratarme a mí mismo?
    F8.7: cuántos asentamientos puedo tener en la mano
    F5.5.3: ¿el Castillo puede estar en una montaña?
    F5.3.4 F5.3.1: quién paga el contrato y a quién
    F4.3: cuándo empuja la barra un indicador
    F5.3 F5.3.1: ¿puedo usar el edificio de otro jugador?
    F1.4 F1.1 F2.7: cuántos distritos hay
    F14.3 F0.7: ¿los bosques dan puntos?
    F4.3 F4.1: cuál es el valor máximo de la rueda
    F9.1 F3.6: en qué ronda es la ronda de bonificación
    F7.5: ¿puedo guardar un distrito para más tarde?
    F8.4: ¿el whisky es comida?
    F8.3 F8 F8.1 F8.6: qué pasa en una fase de asentamiento
    F5.2.1 F5.5.5 F0.4: diferencia entre el prior y un hermano lego
    F13.6: cuándo se puede cubrir un edificio
    F12.3: qué regalos hay en la ronda 4
    F5.3.4: ¿la moneda del contrato va al dueño?
    F8.5: ¿un asentamiento tiene que estar junto al claustro?
    F14.3: cuántos puntos da el agua
    F5.5.1: qué hago si no tengo sitio para un edificio
    F5.3 F5.3.1: se puede usar un edificio ajeno
    F8.4: cuánta energía da la turba
    F5.6: qué pasa si paso el turno
    F14.4: quién gana si hay empate a puntos
    F8.5: puedo poner un asentamiento sobre el agua
    F1.1 F1.4: cuántas losetas de bosque hay
    F5.3.2: me puede contratar a mi prior en vez de a un hermano lego
    F3.1 F3.7 F9.2: cuándo vuelve el prior a casa
    F6.5 F8.4 F6.3: sobran monedas del coste, me las devuelven
    F14.1: cuánto vale un relicario
    F7.4 F7.5 F7.3: puedo mover un distrito después de colocarlo
    F2.6: con qué bienes empiezo
    F12.1 F12.2 F2.5 F17: hay mazos en la partida corta de tres
    F6.4 F6.1: cuántas veces puedo vender vino
    F8.4 F1.2: cuánta comida da la carne
    F5.5.3: puedo construir en un páramo
    F1.3: cuántas maravillas hay
    F4.5 F2.3: cuándo entran las uvas
    F5.3.3: puede negarse el dueño del edificio
    F9.2 F9.3: qué pasa con los priores en la ronda extra
    F10.7 F11.6: cuándo acaba la partida de dos
    F5.2.2: hay que usar el edificio al enviar al clérigo
    F7.3: dónde se coloca un distrito
    F5.5.5: el hermano lego puede entrar en el edificio recién construido
    F14.3: qué vale el agua al final
    F14.1: para qué sirven los libros
    F13.11: cuántos puntos hacen falta en solitario
    F6.2: puedo cambiar paja por grano
    F5.5.3: el castillo se puede poner en la montaña
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
    F4.3: ¿Qué ocurre cuando un indicador llega al 10?
    F4.5: ¿En qué ronda llegan las uvas?
    F4.5: ¿Cuándo entra la piedra en juego?
    F6.2: ¿Cómo convierto grano en paja?
    F6.4: ¿Cuántas monedas dan por vender vino?
    F14.1 F6.4: ¿Cuánto vale el whisky al final?
    F1.2 F8.4: ¿Cuánta energía da la madera?
    F6.5 F8.4: ¿Me devuelven el cambio si pago de más?
    F6.6: ¿Cuántas tierras puedo comprar en un turno?
    F2.7 F6.6 F7.2 F7.5: ¿Cuánto cuesta una montaña?
    F7.2: ¿Qué hay en el lado de colinas de un distrito?
    F8.4: ¿Cómo se paga un asentamiento?
    F8.6: ¿Cuándo recibo nuevas cartas de asentamiento?
    F8.5: ¿Dónde puede estar la aldea de pescadores?
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
    F5.2.2: Si envío un monje, ¿tengo que hacer la acción?
    F0.7 F5.4.4 F5.5.3: ¿Por qué no puedo construir en un páramo?
    F14.2 F8.7: ¿Qué pasa con los asentamientos sin construir al final?
    F6.4: ¿Se puede vender cerveza?
    F8 F8.1 F8.4: ¿Cada cuánto hay que alimentar?
    F12.4: ¿Reciben algo los demás cuando talo?
    F7.5: ¿Puedo guardar la tierra que compro?
    F1.3: ¿Cuántos bienes puedo tener?
    F1.3 F10.7 F11.6 F2.5 F5.5.1: ¿Qué pasa si no quedan edificios en la oferta?
    F2.1: ¿En qué se diferencian Irlanda y Francia?
    F5.1 F5.5 F5.5.1 F5.5.5: ¿Necesito un clérigo para construir?
    F14.1: ¿Cuánto vale una maravilla al final?
    F2.8 F3.5: ¿Quién recibe el marcador de jugador inicial?
    F0.4 F5.5.5: ¿Qué es un prior?
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
    F14.1: ¿Cuántos puntos da el dinero?
    F3.2 F4.3 F4.1 F8.1: ¿Qué hace la viga de la rueda?
    F10.2 F11.2: ¿Quién juega después de mí entre dos?
    F13.2 F13.10: ¿Cuántos turnos dura el solitario?
    F5.3.4: ¿Qué cambia con la Bodega?
    F0.8: ¿Puedo ver las cartas del rival?
    F8.4: ¿Cuánta energía da el carbón?
    F5.3.3: ¿Puedo negarme si alguien quiere usar mi edificio?
    F5.3.4: ¿Cuánto cuesta un contrato?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: ¿Puedo construir sobre un bosque?
    F9 F9.6 F3.6 F9.1: ¿Cuándo se acaba la partida con cuatro jugadores?
    F14.1 F1.3: ¿Cuántos puntos vale una maravilla?
    F6.2: ¿Se puede convertir la paja en grano otra vez?
    F6.5: ¿Me devuelven cambio si pago demasiada comida?
    F2.4 F11.1 F10.1: ¿Qué cartas se quitan con dos jugadores?
    F5.2.5: ¿Pueden estar dos monjes en el mismo edificio?
    F1.4: ¿Qué pasa si se acaban las parcelas?
    F8.6: ¿Cuándo recibo la Aldea?
    F5.5.4: ¿Dónde se puede poner un edificio de monasterio?
    F5.6: ¿Tengo que hacer algo en mi turno?
    F13 F13.10 F13.2: ¿Cuántos turnos dura el juego en solitario?
    F4.4: ¿Tengo que coger todas las mercancías de la rueda?
    F4.3 F13.3: ¿Qué pasa cuando un marcador llega al 10?
    F6.4: ¿Puedo vender el vino?
    F6.6: ¿Puedo comprar dos tierras en un turno?
    F8.3 F8.8: ¿Se puede comprar tierra en la fase de asentamiento?
    F7.2: ¿Puedo girar un distrito?
    F8.1 F8.2 F3.3: ¿Para qué sirve el marcador de edificios?
    F1.5: ¿Puede haber dos edificios iguales?
    F0.8: ¿Mi dinero es secreto?
    F14.2: ¿La colonia de artistas resta puntos?
    F13.4: ¿Quién es el jugador neutral?
    F5.5.5: ¿Puede el prior entrar en el edificio nuevo?
    F5.3.7 F9.3: ¿Hay contratos en la ronda final?
    F12.4 F12.3: ¿Qué reciben los demás en el juego corto cuando alguien produce?
    F5.3.5: ¿Puedo pagar un contrato con vino?
    F2.1 F1.1 F2.3: ¿Qué diferencia hay entre Francia e Irlanda?
    F9.2: ¿Vuelven los priores antes de la ronda extra?
    F10.2 F11.2 F10: ¿Cuántas acciones tengo si jugamos dos?
    F5.4.3: ¿Puedo cortar turba sin tener páramo?
    F5.5.3: ¿Qué se puede construir en la montaña?
    F5.3.2: ¿Quién elige qué clérigo va con el contrato?
    F5.5.6: ¿Los asentamientos se construyen con la acción de construir?
    F7.4: ¿Dónde puedo colocar una costa?
    F14.3: ¿Un asentamiento junto al agua da más puntos?
    F0.8: ¿Puedo mirar las mercancías de los demás?
    F12.2 F12 F16: ¿Cuánto dura la partida corta?
    F5.4.2 F4.4 F4.1: ¿Qué pasa si el marcador de madera está a cero?
    F5.5.1: ¿Puedo construir dos edificios con una sola acción?
    F5.2.1: ¿Puede ir el prior a un edificio normal?
    F5.5.2: para qué sirve la piedra
    F1.3: ¿Hay un máximo de arcilla que puedo tener?
    F17 F8.1 F3.3: ¿Cuándo es la primera fase de asentamiento?
    F1.1 F2.4: ¿Cuántos edificios hay?
    F2.6: ¿Qué recibo al empezar la partida?
    F14.3: ¿Los asentamientos puntúan por los edificios vecinos?
    F8.3 F5.6: ¿Puedo no construir ningún asentamiento?
    F5.3 F5.3.1: ¿Qué es un contrato de trabajo?
    F5.5.4: ¿Tienen que tocarse los claustros?
    F8.4 F8.1 F8.3: ¿Hay que alimentar a la gente?
    F6.2: cómo consigo paja
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
    F9.2 F9: vuelven los hermanos al final
    F3.3 F8.1 F17: cómo sé que viene la fase de asentamientos
    F8 F8.1: qué pasa cuando la rueda llega a una letra
    F0.1: cómo se cuentan las rondas
    F0.1: cada giro de la rueda es una ronda nueva
    F0.2: qué quiere decir turno de acción
    F0.2: un hueco es una acción
    F0.3: qué diferencia hay entre turno y ronda
    F0.3: cuándo acaba mi turno
    F0.4: quiénes son los clérigos, también el prior
    F0.4: cuántos trabajadores tiene cada uno
    F0.4: número de peones por persona
    F0.5: los edificios impresos cuentan como edificios
    F0.5: qué está ya construido al empezar
    F0.5: se pueden contratar los edificios básicos ajenos
    F0.6: diferencia entre reserva y oferta
    F0.6: a dónde van los bienes gastados
    F0.6: qué cartas están disponibles
    F0.7: un bosque es un edificio
    F0.7: se puede trabajar en un páramo
    F0.8: hay algo secreto
    F0.8: se juega a la vista
    F0.8: hay azar en este juego
    F1.1: qué trae la caja
    F1.1: número de cartas de asentamiento
    F1.1: cuántas cartas de edificio tiene el juego
    F1.2: qué hay en el reverso de cada ficha
    F1.2: tabla de valores de los bienes
    F1.2: qué hay al otro lado de la madera
    F1.2 F8.4: cuánto alimentan el pan y la cerveza
    F1.2 F8.4: qué ficha da más energía
    F1.2 F8.4: se puede comer la harina
    F1.3: se agotaron los bienes y ahora qué
    F1.3: las fichas son limitadas
    F1.3: cuántos bienes puedo acumular como máximo
    F1.3: ya se han llevado todas las maravillas
    F1.3: hay una novena maravilla
    F1.4: faltan cartas de bosque
    F1.4: la pila de tierra está vacía
    F1.4: la tierra es limitada
    F1.5: cambiar de sitio un edificio
    F1.5: intercambiar dos cartas de lugar
    F1.5: podemos tener los dos el mismo edificio
    F1.5: deshacerme de un edificio
    F2.1: elegir cartas francesas o irlandesas
    F2.1: se mezclan las variantes
    F2.2: qué tablero se usa con cuatro
    F2.2: cara o dorso de la rueda
    F2.2: tablero de la partida corta
    F2.3: dónde empiezan los marcadores
    F2.3: qué indicadores hay en la rueda al principio
    F2.3: las uvas se dejan junto al tablero
    F2.4: qué significa 3+ en la esquina de la carta
    F2.4: carta con un 4
    F2.4: número de cartas según los jugadores
    F2.4: cartas que sobran con pocos jugadores
    F2.5: cómo se despliegan los edificios
    F2.5: qué letras tienen las pilas
    F2.5: los edificios iniciales van boca arriba
    F2.6: mis bienes antes de la primera ronda
    F2.6: qué asentamientos tengo al principio
    F2.6: cuánto dinero hay al empezar
    F2.7: orden de precios de las parcelas
    F2.7: cuánto vale el último distrito
    F2.7: precio de la loseta de arriba
    F2.8: cómo se elige quién va primero
    F2.8: de quién es el primer turno
    F2.8: se sortea el jugador inicial
    F2.9: dos casillas vacías en la rápida
    F2.9: menos árboles en la versión corta
    F3 F3.4 F3.8: qué pasa en una ronda paso a paso
    F3 F3.4 F3.8: secuencia de juego
    F3.1: tengo que recoger a mi gente
    F3.1: dos fuera y uno en casa
    F3.1: todos colocados, qué pasa al comenzar la ronda
    F3.2: cuándo se gira el disco
    F3.2: se gira la rueda cada ronda
    F3.2: en qué sentido gira la rueda
    F3.3: la barra pasó una letra
    F3.3: cómo sé que toca fase de asentamientos
    F3.3: la barra llegó a la pila B
    F3.4: el jugador inicial tiene dos acciones
    F3.4: orden de los jugadores en la ronda
    F3.4: turnos por ronda con cuatro
    F3.5: pasar la ficha de inicio
    F3.5: quién empieza ahora
    F3.5: el inicio va rotando en sentido horario
    F3.6 F16: número total de rondas
    F3.6 F16: cuánto queda de partida
    F3.6 F16: última ronda normal
    F3.7: mis trabajadores están atascados
    F3.7: puedo retirar un monje durante la ronda
    F3.7: no tengo monjes libres que contratar
    F3.8: qué va primero, los clérigos o la rueda
    F3.8: orden del mantenimiento
    F4 F4.1 F4.4: cómo funciona la rueda de producción
    F4 F4.1 F4.4: explica el dial
    F4.1: serie de valores de la rueda
    F4.1: a qué ritmo crece un bien
    F4.1: cuánto da un marcador tras cinco rondas
    F4.2: valor en la primera ronda
    F4.2: cuánta madera puedo coger al principio del todo
    F4.3: el bien se queda al máximo
    F4.3: marcador en lo alto de la escala
    F4.3: después del diez viene once
    F4.3: la rueda se desborda
    F4.4: hay que tomarlo todo
    F4.4: qué hace el indicador después de usarlo
    F4.4: el marcador se reinicia
    F4.4: dejar algunos bienes en la rueda
    F4.5: aún no hay uvas en la rueda
    F4.5: en qué ronda llega la piedra en la corta
    F4.5: primera ronda con uvas
    F4.5: desde cuándo se produce piedra
    F4.6: marcador comodín
    F4.6: puedo usar el comodín para madera
    F4.6: se suman comodín y madera
    F4.6: piedra con el comodín antes de la ronda 13
    F4.7: edificios que solo usan el comodín
    F4.7: qué marcador usan la naviera y la tonelería
    F4.8: no queda ni comodín ni marcador
    F4.8: producir nada
    F5.1 F5: lista de acciones
    F5.1 F5: qué tipos de jugada hay
    F5.1 F5: qué se puede hacer en el turno
    F5.1 F5: elegir una acción
    F5.2.1 F5.2: mandar un trabajador a mi propio edificio
    F5.2.1 F5.2: activar algo mío
    F5.2.1 F5.2: entrar en mi casa
    F5.2.2: poner un monje solo para que vuelvan los demás
    F5.2.2: quedarse sin hacer nada
    F5.2.2: no aplicar el efecto del edificio
    F5.2.3: el edificio ocupado funciona cada ronda
    F5.2.3: la producción se repite sola
    F5.2.3: el efecto es solo una vez
    F5.2.4: usar edificios sin construir
    F5.2.4: trabajador en un asentamiento
    F5.2.4: se puede ocupar un pueblo
    F5.2.5: el edificio está cogido
    F5.2.5: edificio lleno
    F5.2.5: cuántos trabajadores caben
    F5.2.5: hay otro ahí
    F5.3 F5.3.1: cómo funciona contratar
    F5.3 F5.3.1: explica los contratos
    F5.3 F5.3.1: usar el edificio del jugador de al lado
    F5.3 F5.3.1: tomar prestado un edificio
    F5.3.1: quién recibe lo que produce el edificio contratado
    F5.3.1: de quién son los bienes que se gastan
    F5.3.1: de quién es el trabajador
    F5.3.2: tiene que mandar al prior
    F5.3.2: el dueño puede guardarse el prior
    F5.3.2: quiero que vaya el lego
    F5.3.2: ambos libres, cuál va
    F5.3.3: impedir que usen mi edificio
    F5.3.3: bloquear contratos
    F5.3.3: el dueño no tiene monjes
    F5.3.3: evitar un contrato
    F5.3.4: tarifa por contratar
    F5.3.4: alquiler del edificio
    F5.3.4: cuándo se encarecen los contratos
    F5.3.4: el dinero va al banco
    F5.3.4: precio doble
    F5.3.5: dar una bebida al dueño
    F5.3.5: pagar el contrato con alcohol
    F5.3.5: se queda él con mi vino
    F5.3.5: no tengo dinero, solo vino
    F5.3.6: contratar solo para fastidiar
    F5.3.6: contrato sin usar el edificio
    F5.3.6: contrato vacío
    F5.3.6: echar a su prior
    F5.3.7: contratar gasta la acción
    F5.3.7: necesito un monje propio libre para contratar
    F5.3.8: alquilarme a mí mismo
    F5.3.8: contratar a mi propio monje
    F5.4 F5.4.1: conseguir madera
    F5.4 F5.4.1: conseguir turba
    F5.4 F5.4.1: cortar árboles
    F5.4 F5.4.1: limpiar mi terreno
    F5.4 F5.4.1: cavar el pantano
    F5.4.1: dos bosques a la vez
    F5.4.1: árboles del vecino
    F5.4.1: cuántas cartas de bosque se quitan
    F5.4.2: despejar una casilla sin recibir madera
    F5.4.2: talar solo para hacer sitio
    F5.4.2: el indicador no da nada
    F5.4.3: no quedan páramos en mi tierra
    F5.4.3: talar sin árboles
    F5.4.3: acción de talar vacía
    F5.4.4: terreno debajo de los árboles
    F5.4.4: qué hay bajo el páramo
    F5.4.4: casilla después de talar
    F5.4.4: qué suelo queda libre
    F5.5 F5.5.1: levantar un edificio nuevo
    F5.5 F5.5.1: cómo obtengo un edificio
    F5.5 F5.5.1: construcción
    F5.5.1: reservar un edificio
    F5.5.1: no quedan casillas libres
    F5.5.1: dónde va la carta construida
    F5.5.1: varios edificios de una vez
    F5.5.1: llevarme una carta a la mano
    F5.5.2: materiales de construcción
    F5.5.2: coste en la esquina de la carta
    F5.5.2: pagar un edificio con monedas
    F5.5.2: cuál es el precio de un edificio
    F5.5.3: terreno permitido
    F5.5.3: edificio en la costa
    F5.5.3: en el agua
    F5.5.3: solo colinas
    F5.5.3: esta carta no cabe aquí
    F5.5.3: cima
    F5.5.4: edificios de abadía contiguos
    F5.5.4: convento sin vecino
    F5.5.4: símbolo de edificio de claustro
    F5.5.4: edificios religiosos conectados
    F5.5.5: activar un edificio nada más ponerlo
    F5.5.5: meter al prior
    F5.5.5: ventaja del prior
    F5.5.5: el prior no estaba cuando construí
    F5.5.5: usarlo al turno siguiente
    F5.5.6: un asentamiento es una acción de construir
    F5.5.6: construir un pueblo en mi turno
    F5.5.6: asentarse fuera de la fase
    F5.6: renunciar a una acción
    F5.6: esperar sin jugar
    F5.6: quedarme parado
    F5.6: pierdo la acción
    F6 F6.1: cosas que no gastan acción
    F6 F6.1: qué es gratis en el turno
    F6 F6.1: extras
    F6 F6.1: acciones pequeñas en cualquier momento
    F6.2: hacer paja
    F6.2: necesito paja para construir
    F6.2: voltear una ficha
    F6.2: trillar el grano
    F6.2: deshacer el volteo
    F6.3: dar cambio
    F6.3: moneda de cinco
    F6.3: romper una moneda grande
    F6.3: ficha de cinco monedas
    F6.4: convertir alcohol en monedas
    F6.4: deshacerme de vino por dinero
    F6.4: precio del whisky
    F6.4: comprar vino con monedas
    F6.5: se desperdicia al pagar
    F6.5: demasiada energía
    F6.5: recuperar algo
    F6.5: partir una ficha de comida
    F6.6: compra de tierra
    F6.6: segunda tierra en el mismo turno
    F6.6: tierra por acción
    F6.6: adquirir una costa
    F6.6: ampliar mi monasterio
    F6.7: tierra en el último turno
    F6.7: comprar una parcela antes del final
    F7.1: mapa inicial de un jugador
    F7.1: dónde están los bosques en el territorio
    F7.1: cuántas casillas libres hay al inicio
    F7.1: nombres de las casillas
    F7.2: dos caras de las losetas de tierra
    F7.2: lado de colinas o llanura
    F7.2: cómo es una parcela
    F7.2: elegir cara
    F7.2: rotar la tierra
    F7.3: añadir una fila de cinco
    F7.3: encima del territorio
    F7.3: hueco entre filas
    F7.3: desplazar un distrito de lado
    F7.4: costa en qué lado
    F7.4: montaña en qué lado
    F7.4: parcela que sobresale
    F7.4: parcelas apiladas
    F7.4: la parcela debe tocar el territorio
    F7.5: cuándo se coloca la tierra comprada
    F7.5: guardar una loseta
    F7.5: apartar tierra
    F7.6: qué casillas son vecinas
    F7.6: se tocan por la esquina
    F7.6: vecinos de la montaña
    F7.6: a través del borde de la loseta
    F8 F8.1: qué es una fase de asentamientos
    F8 F8.1: cada cuánto se construyen asentamientos
    F8 F8.1: cuándo nos asentamos
    F8 F8.1: número de fases
    F8.2: la casita marcador
    F8.2: avanzar el marcador de edificios
    F8.3: un asentamiento por jugador
    F8.3: tierra antes del asentamiento
    F8.3: saltarse la fase
    F8.3: comprar solo tierra
    F8.4: coste de los asentamientos en comida y energía
    F8.4: dinero como comida
    F8.4: pagar con paja
    F8.4: qué arde
    F8.4: con qué alimento
    F8.4: falta comida
    F8.4: calentar un asentamiento
    F8.5: terreno para asentamientos
    F8.5: pueblo junto al mar
    F8.5: pueblo solo en colinas
    F8.5: mover un asentamiento
    F8.5: junto a un claustro
    F8.6: cartas nuevas tras la fase
    F8.6: cuándo recibo otro asentamiento
    F8.6: qué asentamiento va con la pila B
    F8.6: edificios de la letra siguiente
    F8.7: acumular cartas de asentamiento
    F8.7: construir el asentamiento del rival
    F8.7: tamaño de la mano
    F8.8: acciones durante la fase
    F8.8: usar un edificio en la fase
    F8.8: enviar monjes en la fase
    F8.8: voltear grano en la fase
    F8.9: último asentamiento con dos jugadores
    F8.9: no hay fase después de D
    F9 F9.1: cuándo es la ronda extra
    F9 F9.1: ronda 25
    F9 F9.1: ronda 13 de la corta
    F9 F9.1: hay una ronda final
    F9.2: el prior se recupera antes del final
    F9.2: vuelven los monjes antes de la ronda final
    F9.3: una acción cada uno al final
    F9.3: prior en un edificio ocupado
    F9.3: contratos en la ronda final
    F9.3: talar en la ronda final
    F9.3: dos priores juntos
    F9.4: voltear grano en la ronda final
    F9.4: tierra en la ronda final
    F9.5: asentarse otra vez tras la ronda final
    F9.5: fase E
    F9.6: cuándo se cuentan los puntos
    F9.6: ya se acabó la partida
    F10 F10.1: somos dos
    F10 F10.1: partida en pareja
    F10 F10.1: preparación para dos
    F10 F10.1: reglas que cambian con dos
    F10.2 F10: dos acciones seguidas con dos jugadores
    F10.2 F10: desarrollo del turno a dos
    F10.2 F10: giran los dos la rueda
    F10.3: cuándo hay asentamientos a dos
    F10.3: pila A con dos jugadores
    F10.4: segunda acción sin trabajadores
    F10.4: todos fuera tras la primera de dos acciones
    F10.5 F6.6: tierra en cada una de las dos acciones
    F10.5 F6.6: tierra por turno a dos
    F10.6: sin ronda extra a dos
    F10.6: número de turnos con dos
    F10.7: queda un edificio a dos jugadores
    F10.7: última acción del otro
    F10.7: cómo se termina la partida a dos
    F10.7: turno final del rival
    F10.8: comprobar el final a dos
    F10.8: se puede evitar el final
    F11 F11.1: partida larga en pareja
    F11 F11.1: dos jugadores versión completa
    F11 F11.1: todas las cartas a dos
    F11.2: el inicial dos acciones y el otro una
    F11.2: acciones en el duelo largo
    F11.3: regreso de monjes en la larga de dos
    F11.4: fases en el duelo largo
    F11.5: tierra en el duelo largo
    F11.6: quedan tres edificios en la larga de dos
    F11.6: final del duelo largo
    F12 F12.1: variante rápida
    F12 F12.1: modo corto para tres o cuatro
    F12 F12.1: qué falta en la corta
    F12.1: un solo hermano lego
    F12.1: trabajadores en la rápida
    F12.1: cartas de la rápida
    F12.2: doce rondas
    F12.2: calendario de la rápida
    F12.2: asentarse en la rápida
    F12.3: regalos en la rápida
    F12.3: qué bienes se reparten en la ronda 5
    F12.3: todos reciben dos fichas
    F12.4: ficha extra para todos en la rápida
    F12.4: el vecino taló y yo recibí madera
    F12.4: una más al producir
    F12.5: mismas reglas en la rápida
    F12.5: tierra en la rápida
    F12.6: cifras en el tablero corto
    F13 F13.2: se puede jugar solo
    F13 F13.2: reglas del solitario
    F13 F13.2: juego para una persona
    F13 F13.2: orden del turno en solitario
    F13.1: recibo bienes al inicio jugando solo
    F13.1: precios de tierra en solitario del más caro
    F13.1: preparar el solitario
    F13.3: solitario: el marcador se cae de la rueda
    F13.3: indicador fuera del juego
    F13.3: ya no se puede producir ese bien
    F13.4: segundo territorio en solitario
    F13.4: qué tiene el neutral
    F13.4: tierra del neutral
    F13.5: contratar al neutral
    F13.5: pagar al neutral
    F13.5: usar edificios del neutral
    F13.5: qué monje neutral
    F13.6: cartas no compradas en solitario
    F13.6: apilar edificios
    F13.6: claustros del neutral
    F13.6: vaciar la oferta
    F13.6: edificios que nadie compró
    F13.7: prior neutral en un edificio recién colocado
    F13.7: usar enseguida un edificio nuevo del neutral
    F13.8: los monjes del neutral regresan
    F13.9: turnos con asentamiento en solitario
    F13.9: orden en un turno en solitario con fase
    F13.10: turno final en solitario
    F13.10: turno 32
    F13.10: cómo acaba el solitario
    F13.11: objetivo jugando solo
    F13.11: he ganado en solitario
    F13.11: buen resultado en solitario
    F13.11: hay ronda extra en solitario
    F14: contar el resultado
    F14: cómo se calculan los puntos
    F14: partes de la puntuación final
    F14: de dónde salen los puntos
    F14.1: puntos por bienes
    F14.1: qué fichas dan puntos
    F14.1: puntuación de la cerámica
    F14.1: bienes sobrantes
    F14.1: el dinero son puntos
    F14.1: bebida al final
    F14.1: bien más valioso
    F14.2: puntos de los edificios
    F14.2: número en el escudo
    F14.2: suma de todos los edificios
    F14.2: cartas que quedan en la mano
    F14.3: puntos de los pueblos
    F14.3: qué cuenta alrededor del asentamiento
    F14.3: valor de la casa
    F14.3: asentamientos contiguos
    F14.3: agua junto a un asentamiento
    F14.3: negativo por malos vecinos
    F14.4: desempate
    F14.4: mismo número de puntos
    F14.4: victoria compartida
    F14.4: gana quien tiene más puntos
    F15: cifras pequeñas del tablero
    F15: comprobar si se olvidó un turno
    F16: comparar todos los modos
    F16: resumen según número de jugadores
    F17 F8.1: rondas de las fases de asentamiento
    F17 F8.1: calendario de las pilas
    F16 F2.2: para cuántas personas es el juego
    F10: dar un bosque y construir enseguida
    F10: carpintero
    F11: madera, vino, moneda y cerámica por nada
    F11: paseo junto al puerto
    F15: una moneda por libro, pan, uvas y harina
    F17: tres monedas por tres libros
    F17: libro por carne y vino
    F0.4: cómo se llaman los monjes
    F0.4: cuántos muñecos tengo
    F0.8: podemos ver las cosas de los demás
    F0.8: es trampa mirar
    F1.1: contenido de la caja
    F1.1: cuántos edificios iniciales y cuántos en A B C D
    F1.2 F8.4: cuánto llena el pan
    F1.2 F8.4: energía de la turba y del carbón comparadas
    F1.2 F8.4: comida de uvas, vino, malta
    F1.2 F8.4: las monedas cuentan como comida
    F1.3: no quedan fichas en la reserva
    F1.3: la reserva está vacía, recibo igual mis bienes
    F1.3: límite de relicarios
    F1.4: todos los distritos vendidos
    F1.4: todas las montañas y costas compradas
    F1.5: puedo tapar mi propia carta
    F1.5: reconstruir en otro lado
    F1.5: cada edificio existe una sola vez
    F2.4: dos jugadores y cartas con 3+ o 4
    F2.4: cartas por número de jugadores
    F2.4: con cuatro se usan todas
    F2.6: qué tengo delante al empezar
    F2.6: seis bienes al principio
    F2.6: empezamos con monedas
    F2.7: el primer distrito cuesta
    F2.7: por qué subió la tierra
    F2.7: el trozo de tierra más barato
    F2.8: empieza el más joven?
    F2.8: hay regla para el primer jugador
    F3.1: qué hace volver a los trabajadores
    F3.1: solo cuando están todos usados
    F3.1: regreso automático
    F3.1 F3.7: no tengo a quién mandar
    F3.1 F3.7: último hombre colocado
    F3.1 F3.7: recuperarlos a todos
    F3.4: quién va después de mí
    F3.4: juego dos veces seguidas
    F3.4: número de turnos cada uno
    F3.6 F16: cuándo acaba con tres o cuatro
    F3.6 F16: cuántas rondas hasta el final
    F4.1: números de la rueda
    F4.1: por qué sale dos veces el 6
    F4.1: cómo se lee la cantidad
    F4.3: puede pasar de diez
    F4.3: atascado en diez
    F4.3: el marcador más antiguo
    F4.3: se reinicia al llenarse
    F4.4: coger menos de lo que indica
    F4.4: cuántos tomo
    F4.4: todo o nada
    F4.4: luego el marcador vuelve a cero
    F4.5: la piedra sale tarde
    F4.5: en Irlanda no hay uvas
    F4.5: qué bien falta al principio
    F4.5: uvas ronda tres jugadores
    F4.6: usar el comodín para lo que sea
    F4.6: comodín en vez de ovejas
    F4.6: piedra temprana con el comodín
    F4.6: se mueve también el otro marcador
    F5.1 F5: qué se puede hacer
    F5.1 F5: me toca, y ahora qué
    F5.1 F5: tipos de acciones
    F5.1 F5: cuáles son las cuatro acciones
    F5.1 F5: tengo una sola acción
    F5.2.1 F5.2: cómo se usa un edificio
    F5.2.1 F5.2: mandar un hermano a mi molino
    F5.2.1 F5.2: cuesta algo usar mi propio edificio
    F5.2.1 F5.2: qué monje envío
    F5.2.2: estoy forzado a hacer lo que dice la carta
    F5.2.2: debo aplicar el efecto del edificio
    F5.2.2: ir allí sin usarlo
    F5.2.2: puedo hacer solo una parte
    F5.2.3: ya está dentro, usarlo otra vez?
    F5.2.3: un uso por colocación
    F5.2.3: quedarse y usarlo dos veces
    F5.2.4: usar una carta sin construir
    F5.2.4: puede estar alguien en un bosque o pueblo
    F5.2.4: ocupar un asentamiento
    F5.2.5: un trabajador por edificio
    F5.2.5: el sitio está lleno
    F5.2.5: me puedo unir a él
    F5.2.5: el sitio que quiero está ocupado
    F5.3 F5.3.1: visitar el sitio de otro
    F5.3 F5.3.1: trabajar para otro
    F5.3 F5.3.1: hacer que trabaje para mí
    F5.3 F5.3.1: cómo funcionan los contratos
    F5.3 F5.3.1: edificio extranjero
    F5.3.2: elige él o yo el monje
    F5.3.2: puede reservarse el prior
    F5.3.2: qué figura va a trabajar
    F5.3.3: prohibir, vetar un contrato
    F5.3.3: tiene que aceptar
    F5.3.3: no se puede contratar porque están todos ocupados
    F5.3.4: precio de usar el edificio del vecino
    F5.3.4: pagar al dueño
    F5.3.4: dos monedas en vez de una
    F5.3.4: le pago a él o al banco
    F5.3.4: sube la tarifa
    F5.3.5: una bebida compra un contrato
    F5.3.5: cuánto whisky por un contrato
    F5.3.5: a dónde va el vino
    F5.3.6: contratar para sacarle los monjes
    F5.3.6: obligarle a colocar el último
    F5.3.6: no usar nada tras contratar
    F5.3.7: necesito un monje mío para un contrato
    F5.3.7: contratar es toda mi acción
    F5.4.1 F5.4: madera ahora
    F5.4.1 F5.4: turba ahora
    F5.4.1 F5.4: quitar la carta de bosque
    F5.4.1 F5.4: cuánta turba
    F5.4.1 F5.4: qué necesito para talar
    F5.4.4 F0.7: construir sobre árboles
    F5.4.4 F0.7: qué hay bajo el bosque
    F5.4.4 F0.7: suelo bajo el pantano
    F5.5.1 F5.5: pasos para construir
    F5.5.1 F5.5: cuántas cartas puedo construir
    F5.5.1 F5.5: hace falta un monje para construir
    F5.5.1 F5.5: se coloca enseguida
    F5.5.1 F5.5: puedo construir en tierra ajena
    F5.5.2: qué recursos para edificios
    F5.5.2: sustituir la piedra por algo
    F5.5.2: falta madera para un edificio
    F5.5.2: cuesta dinero?
    F5.5.3: en qué parte del mapa puede ir este edificio
    F5.5.3: se permite en colina
    F5.5.3: no se puede en montaña
    F5.5.3: el bosque estorba
    F5.5.4: carta amarilla, dónde
    F5.5.4: iglesia lejos de los otros
    F5.5.4: primer claustro
    F5.5.4: tiene que estar junto a la oficina
    F5.5.5: el prior entra al momento
    F5.5.5: es gratis entrar tras construir
    F5.5.5: solo puede el prior
    F5.5.5: cuenta como segunda acción
    F5.5.6 F8.1: poner un asentamiento en cualquier momento
    F5.5.6 F8.1: puedo construir ahora el pueblo
    F5.6: no quiero hacer nada
    F5.6: puedo esperar
    F5.6: debo actuar
    F5.6: pasar el turno
    F5.6: está permitido pasar
    F6 F6.1: cosas gratis
    F6 F6.1: qué puedo hacer además de mi acción
    F6 F6.1: antes o después de la acción principal
    F6 F6.1: acciones adicionales
    F6.2: no tengo paja a mano
    F6.2: conseguir heno
    F6.2: voltear grano es una acción
    F6.2: se pueden voltear otras fichas
    F6.3: cinco unos por un cinco
    F6.3: cambio de monedas
    F6.3: calderilla
    F6.4: el vino es dinero
    F6.4: efectivo por whisky
    F6.4: bebidas a monedas cuando sea
    F6.5 F8.4: pagué de más
    F6.5 F8.4: comida desperdiciada
    F6.5 F8.4: solo tengo fichas grandes
    F6.5 F8.4: se guarda lo que sobra
    F6.6: más sitio para edificios
    F6.6: una tierra por turno
    F6.6: comprar distrito y parcela
    F6.6: la tierra es acción adicional
    F6.6: cuándo se compra tierra
    F7.1: qué hay en mi tablero al comenzar
    F7.1: imagen del territorio
    F7.1: disposición del tablero propio
    F7.2: contenido de las losetas
    F7.2: qué cara elegir
    F7.2: bosques en un distrito nuevo
    F7.2: cuántas casillas tiene una parcela
    F7.3: tira larga encima o debajo
    F7.3: distrito a la izquierda o derecha
    F7.3: dejar espacio
    F7.4: mar a la izquierda
    F7.4: montañas a la derecha
    F7.4: parcela medio por encima
    F7.4: dónde va la costa
    F7.5: colocar la tierra de inmediato
    F7.5: reservar tierra para luego
    F7.6: qué significa adyacente
    F7.6: solo lados, no esquinas
    F7.6: vale cruzado
    F8.1 F8: asentamientos, cuándo
    F8.1 F8: cuántas veces puedo asentar
    F8.1 F8: próxima fase
    F8.1 F8: letra pasada, asentamiento
    F8.3: máximo de asentamientos por fase
    F8.3: puedo asentar dos veces
    F8.3: orden en la fase
    F8.3: comprar tierra primero en la fase
    F8.4: pagar un asentamiento
    F8.4: el vino es comida
    F8.4: comida con monedas
    F8.4: qué es la energía
    F8.4: qué fichas arden
    F8.4: no hay comida suficiente
    F8.5: ubicación del asentamiento
    F8.5: en qué terreno
    F8.5: junto al agua
    F8.5: encima de un bosque
    F8.6: siguiente carta de asentamiento
    F8.6: recibir Colonia de Artistas, Caserío, Pueblo
    F8.6: aparecen edificios nuevos
    F8.9: Aldea de Ladera en partida de dos
    F8.9: asentamiento que queda si somos dos
    F9.5 F8.1: asentamiento tras la última ronda
    F9.5 F8.1: el último asentamiento
    F9.5 F8.1: fase E de asentamiento
    F9.1 F9: ronda especial
    F9.1 F9: número de la última ronda
    F9.1 F9: al final hay ronda de bonificación
    F9.3 F9: qué hacemos en la última ronda
    F9.3 F9: acciones de la ronda extra
    F9.3 F9: construir en la ronda extra
    F9.3 F9: prior en cualquier sitio
    F9.3 F9: se puede talar al final del todo
    F10.7 F11.6: cómo terminan dos jugadores
    F10.7 F11.6: la partida acaba con pocos edificios
    F10.7 F11.6: final para dos
    F10.7 F11.6: cuándo paramos si somos dos
    F10 F10.1 F11: explica el juego para dos
    F10 F10.1 F11: se puede jugar a dos
    F10 F10.1 F11: cómo funciona el modo de dos
    F10.2 F11.2: turnos a dos
    F10.2 F11.2: cuántas jugadas a dos
    F10.2 F11.2: turnos alternos
    F12 F12.1: cómo funciona la partida corta
    F12 F12.1: partida más breve
    F12 F12.1: cambios en la corta
    F12 F12.1: partida de una hora
    F12.3: lista de bienes gratis
    F12.3: qué bienes en esta ronda
    F12.3: bienes al inicio de la ronda
    F12.3: regalo de piedra
    F12.4: reciben también los demás
    F12.4: por qué una madera más
    F12.4: todos toman una cuando produzco
    F13 F13.1 F13.2: cómo funciona el solitario
    F13 F13.1 F13.2: explica el modo solo
    F13 F13.1 F13.2: cómo juego yo solo
    F13 F13.1 F13.2: reglas del solitario en breve
    F13.1 F2.6: comienzo del solitario
    F13.1 F2.6: bienes al principio yo solo
    F13.1 F2.6: apertura en solitario
    F13.6: poner los edificios sobrantes en el neutral
    F13.6: qué pasa con la oferta en solitario
    F13.6: hay que colocar todas las cartas
    F13.11: qué puntuación en solitario
    F13.11: 500 puntos
    F13.11: ganar contra nadie
    F14: puntuación final
    F14: cómo lo sumo
    F14: qué da puntos
    F14: total de puntos
    F14: cálculo del ganador
    F14.1: puntos por ficha
    F14.1: cuántos puntos da la carne
    F14.1: cuentan los libros
    F14.1: cuánto vale la cerámica
    F14.1: cinco monedas dos puntos
    F14.1: vino sobrante
    F14.2: escudo amarillo
    F14.2: puntos de las cartas
    F14.2: un pueblo sin construir resta
    F14.2: valor económico de los edificios
    F14.3: ejemplo de puntuación de asentamiento
    F14.3: edificios alrededor del pueblo
    F14.3: cuentan los vecinos
    F14.3: dos pueblos juntos
    F14.3: el mar vale tres
    F14.3: símbolo de casa
    F14.4: mismos puntos
    F14.4: empate
    F14.4: nadie va por delante
    F15: cifras de control
    F15: números de control
    F15: dos números en una casilla del tablero
    F5.3.4 F5.3.1 F5.3: alguien quiere entrar en mi taller, qué recibo
    F5.3.4 F5.3.1 F5.3: ella contrata mi molino, gano una moneda
    F5.3.4 F5.3.1 F5.3: cuánto te debo por usar tu cantera
    F5.3.4 F5.3.1 F5.3: qué me tiene que dar
    F5.3.3 F3.7: el dueño no tiene a nadie libre
    F5.3.3 F3.7: sus trabajadores están ocupados, puedo contratar
    F5.3.3 F3.7: todos sus hombres están fuera
    F5.3.2: no mandes al prior, quiero al otro
    F5.3.2: a quién manda ella si contrato
    F5.3.2: elijo yo o el dueño
    F5.3.1: contraté su panadería, de quién es el pan
    F5.3.1: yo pago los bienes y él pone el hombre
    F5.3.5: no tengo monedas para el contrato pero sí whisky
    F5.3.5: botella en lugar de moneda
    F3.1 F3.7: mis hombres no vuelven
    F3.1 F3.7: por qué mi clérigo se queda ahí
    F3.1 F3.7: uno en casa y el resto atascado
    F3.1 F3.7: todos usados, ahora vuelven, no
    F3.1 F3.7: vuelven cada ronda
    F4.4: a dónde va el marcador después de coger ovejas
    F4.4: indicador tras producir
    F4.4: tomé arcilla, y ahora el marcador
    F4.4: poner el indicador a cero
    F4.1: cuánta madera si se cogió hace tres rondas
    F4.1: cuánto valdrá el marcador la próxima vez
    F4.1: toca 5 o 6
    F4.3: rueda llena, diez y nada más
    F4.3: empujado por la barra
    F4.3: qué viene tras el 10
    F4.5: todavía no hay piedra, cuándo llega
    F4.5: falta el marcador de uvas
    F4.5: la piedra está desde el principio
    F4.6: prefiero usar el comodín para el grano
    F4.6: comodín para turba deja el marcador de turba?
    F4.6: sin marcador de piedra, ayuda el comodín
    F5.1 F5: cuántas cosas puedo hacer en mi turno
    F5.1 F5: construir y además usar a alguien?
    F5.1 F5: es una acción cada uno o más
    F5.1 F5: una cosa por turno
    F5.5.3 F5.4.4 F0.7: me estorba un pantano
    F5.5.3 F5.4.4 F0.7: esta casilla está cubierta de árboles
    F5.5.3 F5.4.4 F0.7: no puedo colocar aquí por el bosque
    F5.5.3 F5.4.4 F0.7: antes necesito una casilla libre
    F5.5.4: claustro completamente solo
    F5.5.4: capilla sin claustro vecino
    F5.5.4: edificio de claustro solo en una esquina
    F5.5.4: puede una iglesia estar apartada
    F5.5.5: puede mi prior entrar ahora mismo
    F5.5.5: lo terminé, quién puede entrar
    F5.5.5: el prior estaba ocupado, así que nadie entra
    F5.5.5: construir y usar en un turno
    F5.5.1 F5.5.3: qué casilla puedo elegir para un edificio
    F5.5.1 F5.5.3: no hay sitio en mi tierra
    F5.5.1 F5.5.3: puedo ponerlo donde quiera
    F5.6: nada tiene sentido este turno
    F5.6: me gustaría saltármelo
    F5.6: puedo no jugar
    F5.4.3 F5.6: todos mis bosques talados y aun así talo
    F5.4.3 F5.6: no queda pantano pero elijo cortar turba
    F5.4.1 F5.4: cantidad de madera al talar
    F5.4.1 F5.4: talar con el marcador comodín
    F5.4.1 F5.4: talar requiere un hombre
    F5.4.1 F5.4: dos árboles en una acción
    F6.6: necesito más sitio, cómo consigo tierra
    F6.6: comprar tierra dos veces este turno
    F6.6: costa y distrito a la vez
    F6.6: compra de tierra antes de construir
    F6.6: quiero ampliar mi terreno
    F2.7: cuánto pago por otra fila
    F2.7: tabla de costes de tierra
    F2.7: cuánto valen montañas y costas
    F7.2: poner el distrito por la otra cara
    F7.2: elegir colinas o llanura al comprar
    F7.2: casillas de agua y costa de una parcela
    F7.2: puedo voltear la loseta de tierra
    F7.3 F7.4: cómo se unen las tierras
    F7.3 F7.4: pegar una fila por la esquina
    F7.3 F7.4: debe la tierra nueva tocar la vieja
    F7.3 F7.4: tierra desplazada una casilla
    F8.1 F8.6 F17: la barra sobrepasa una pila
    F8.1 F8.6 F17: algo ocurre en la letra A
    F8.1 F8.6 F17: en qué momento llegan cartas y asentamientos
    F8.3: puedo saltarme el pueblo en esta fase
    F8.3: tengo que asentar en absoluto
    F8.3: comprar tierra antes o después de asentar
    F8.3: dos pueblos a la vez
    F8.4: qué comen los colonos
    F8.4: pueden comer monedas
    F8.4: calentar con paja, cuántas
    F8.4: me faltan dos de comida para el pueblo
    F8.4: qué bien arde mejor
    F8.6: qué asentamientos se añaden durante la partida
    F8.6: puedo construir un asentamiento en la fase en que lo recibo
    F8.6: cartas de asentamiento posteriores
    F8.7 F14.2: asentamientos que nunca construí
    F8.7 F14.2: un pueblo sin usar cuesta puntos
    F8.7 F14.2: cartas en la mano al final
    F9.3 F9.2: última ronda: puede mi prior unirse
    F9.3 F9.2: quién actúa en la ronda extra
    F9.3 F9.2: sin legos al final?
    F9.3 F9.2: solo construir o prior
    F9.1 F3.6: en qué ronda paramos
    F9.1 F3.6: cuántas rondas siendo cuatro
    F9.1 F3.6: número de la ronda final
    F10.2 F10 F11.2: turno de 2 jugadores
    F10.2 F10 F11.2: nosotros dos, cuántas acciones hago
    F10.2 F10 F11.2: la rueda antes de cada uno
    F10.2 F10 F11.2: alternamos si somos dos
    F10.7 F11.6: última carta de la oferta a dos
    F10.7 F11.6: queda una carta y somos dos
    F10.7 F11.6: cuándo termina la de 2
    F10.7 F11.6: acabamos si la oferta está vacía, dos jugadores
    F9 F10.6: la partida a dos tiene ronda extra
    F9 F10.6: sin bonificación a dos
    F9 F10.6: ronda extra para nosotros dos
    F12.1 F0.4: por qué tengo solo dos hombres en la corta
    F12.1 F0.4: corta: cuántos monjes
    F12.1 F0.4: un hermano en la rápida
    F12.2 F12.1 F16: duración de la rápida
    F12.2 F12.1 F16: la corta cuántas rondas
    F12.3: qué dos bienes llegan en la ronda 8
    F12.3: obsequio al inicio de cada ronda, rápida
    F12.4: usó un edificio y todos recibimos una
    F12.4: todos reciben grano en la corta
    F13.11: bastan 450 puntos en solitario
    F13.11: tengo 510, he ganado
    F13.11: menos de 500 es perder jugando solo
    F13.3: mi marcador de madera ha desaparecido en solitario
    F13.3: marcador perdido de la rueda
    F13.3: bien perdido para siempre
    F13.4 F13.5: el neutral posee bienes o monedas
    F13.4 F13.5: quién es el jugador gris
    F13.4 F13.5: coste del contrato con el neutral
    F13.6: una carta neutral nueva sobre una vieja
    F13.6: fase en solitario y las cartas de la oferta
    F13.1 F2.6: solo empiezo sin nada?
    F13.1 F2.6: tengo bienes en el primer turno en solitario
    F14.1: 8 monedas, puntos?
    F14.1: cuánto valen 12 monedas al final
    F14.1: una maravilla es mejor que relicarios
    F14.1: puntos de 3 libros
    F14.1: cuánto dan los adornos
    F14.2 F14: los edificios valen puntos por sí mismos
    F14.2 F14: dan puntos los edificios grandes?
    F14.2 F14: diferencia entre el escudo y la casa
    F14.3: un edificio cuenta para ambos pueblos
    F14.3: vecino compartido cuenta doble
    F14.3: pueblo junto al mar, cuántos puntos
    F14.3: valor de casa malo al lado de mi pueblo
    F1.2 F8.4: qué hay detrás de la arcilla
    F1.2 F8.4: reverso de la piedra, madera, grano
    F1.2 F8.4: la oveja volteada qué es
    F1.2 F8.4: bienes con llama
    F1.3: puedo acumular bienes
    F1.3: tengo 60 arcillas, se puede?
    F1.3: no quedan fichas de oveja en la caja
    F2.4: se usa esta carta con dos
    F2.4: qué cartas no participan
    F2.4: apartar cartas para tres
    F2.6: todos tienen lo mismo al inicio?
    F2.6: qué repartimos primero
    F0.5 F5.3: pueden otros contratar mis edificios impresos
    F0.5 F5.3: usar su oficina o corral
    F5.2.4: mandar a alguien a un pueblo
    F5.2.4: trabajador en los árboles
    F5.2.4: asentamiento como lugar de trabajo
    F1.3: puedo tener 40 granos
    F1.3: hay un máximo de arcilla
    F1.3: puedo tener tantas monedas como quiera
    F1.3: almacenar mucha madera
    F4.1: cuántas ovejas habrá en la rueda la próxima vez
    F4.1: cuánta arcilla tras dos rondas
    F4.1: habrá más madera si espero
    F4.1: a qué ritmo crece el grano
    F4.4: tengo que coger las seis maderas
    F4.4: debo tomar toda la arcilla
    F4.4: coger solo dos turbas
    F4.4: solo parte de las ovejas
    F4.4: puedo dejar grano
    F3.1: hay que recoger los clérigos o se pueden dejar
    F3.1: recoger es obligatorio
    F3.1: regreso voluntario
    F5.3.3: contrato con quien no tiene hombre libre
    F5.3.3: tiene cero clérigos en casa
    F5.3.3: puede no dejarme entrar en su edificio
    F5.3.3: bloquearme
    F5.3.2: mandaste al lego aunque quería el prior
    F5.3.2: lego en vez de prior en un contrato
    F5.3.2: puede elegir a quién manda
    F0.5 F5.3 F5.3.1: puedo alquilar un Montículo de Arcilla o Corral
    F0.5 F5.3 F5.3.1: contratar la Oficina de otro
    F0.5 F5.3 F5.3.1: los edificios impresos admiten contratos
    F5.5.3: puerto sin costa
    F5.5.3: molino en la llanura
    F5.5.3: cantera en terreno llano
    F5.5.3: puede un astillero estar tierra adentro
    F5.5.3: molino junto al mar
    F5.5.1: dónde coloco un edificio en mi tablero
    F5.5.1: dos edificios en un turno
    F5.5.1: poner una carta en mi terreno
    F5.5.1: qué casilla libre
    F5.5.2 F5.5.1: me falta madera para la carta
    F5.5.2 F5.5.1: una paja menos para construir
    F5.5.2 F5.5.1: faltan bienes para un edificio
    F8.1 F8.6 F17: la barra pasa por A, C o D
    F8.1 F8.6 F17: qué turno trae los siguientes asentamientos
    F8.1 F8.6 F17: cuándo hay otra vez asentamientos
    F8.4: alimentar con cerveza, vino o whisky
    F8.4: pueblo pagado con pan y turba
    F8.4: comida con monedas y energía con madera
    F8.5: un pueblo necesita vecinos
    F8.5: asentamiento en cualquier sitio?
    F8.5: se puede construir en costa o colina
    F6.5 F6.3: pagar cuatro con la de cinco
    F6.5 F6.3: cambio de una moneda grande
    F6.5 F6.3: pagar energía con carbón, sobra uno
    F6.2: trigo a paja mientras juega otro
    F6.2: paja en cualquier momento, también al pagar
    F6.6: ya compré tierra este turno, otra vez?
    F6.6: segunda parcela hoy
    F6.6: un distrito o varios
    F9.3: turba o madera en la ronda final
    F9.3: contratar al final del todo
    F9.3: lego en la ronda final
    F9.3: y talar en la última ronda
    F14.1: carne, grano y madera al final, algún punto
    F14.1: sobran dos monedas
    F14.1: la arcilla no puntúa
    F14.1: puntúa la turba
    F14.3 F0.7: bosque al lado de un pueblo
    F14.3 F0.7: casilla vacía junto a un asentamiento
    F14.3 F0.7: páramo como vecino
    F14.2 F14.3: dos números en una carta, escudo y casa
    F14.2 F14.3: qué cifra de la carta cuenta
    F14.2 F14.3: símbolos con números en las cartas
    F1.5: mi rival construyó la Panadería, puedo tenerla yo
    F1.5: segundo Molino
    F1.5: los dos la misma carta
    F3.8 F3.2: primero la rueda o el regreso de los hombres
    F3.8 F3.2: qué se hace antes de la primera acción de la ronda
    F3.4 F3.5: el inicial es siempre el mismo
    F3.4 F3.5: cuántas veces juega el primero
    F5.2.3 F5.2.5: mi hermano está en el molino, molino otra vez?
    F5.2.3 F5.2.5: mismo edificio la próxima ronda
    F5.2.3 F5.2.5: se queda allí, funciona
    F0.8: pantallas para ocultar bienes
    F0.8: cartas en mano ocultas?
    F0.8: digo cuántas monedas tengo
    F2.5 F0.6: edificios iniciales boca arriba, cuántos
    F2.5 F0.6: cartas en oferta al principio
    F12.4 F12.3: partida de una hora: alguien produce y recibo una
    F12.4 F12.3: extra para todos al talar
    F13.9 F17 F16: cuándo asiento yo solo
    F13.9 F17 F16: turnos 12, 16, 22 y 26 en solitario
    F13.9 F17 F16: fases del solitario
    F13.6: orden de colocación de cartas neutrales
    F13.6: dónde van los claustros neutrales
    F10.7 F11.6: juega una pareja, cuándo acaba
    F10.7 F11.6: final para nosotros dos
    F11.3: larga de dos, ¿vuelven los monjes entre nuestras jugadas?
    F11.3: dos jugadores larga: vuelta de clérigos una vez por ronda
    F11.3: jugó después de mi acción doble, ¿los míos ya en casa?
    F11.4: partida larga de dos fase A en qué ronda
    F11.4: cuándo hay asentamientos en la versión larga para dos
    F11.5: tierra por turno en la larga de dos
    F11.5: acción doble, cuántos distritos entonces
    F12.6: dos números pequeños en el tablero corto
    F12.6: cuál de los dos numeritos es para cuatro
    F13.8: los neutrales están todos fuera, cuándo vuelven
    F13.8: vuelta de los clérigos neutrales en solitario
    F0.2: qué significa jugada
    F0.2: las acciones extra gastan jugada
    F0.2: qué es una jugada
    F10.3: primeros asentamientos entre dos, qué turno
    F10.3: corta de dos: ¿fase en el turno 7?
    F10.4: dos acciones pero sin monjes tras la primera
    F10.4: usé mi último hombre en la primera acción, ¿y la segunda?
    F10.4: nadie en casa para la segunda acción entre dos
    F10.5: comprar tierra dos veces en un turno de dos
    F10.5: límite de tierra con dos acciones
    F10.8: vuelve a haber edificios en la oferta, ¿se para el final?
    F10.8: miramos la oferta después de cada turno
    F12.5: qué no cambia en la partida rápida
    F12.5: se puntúa distinto en la corta
    F13.7: usar enseguida el edificio neutral nuevo jugando solo
    F13.7: tras colocar cartas neutrales puedo usar una
    F13.7: el prior neutral me cuesta una acción
    F4.2: cuánto dan las cosas en la ronda uno
    F4.2: valor de la rueda al principio del todo
    F4.2: la rueda gira antes del primer turno
    F4.7: compañía naviera con qué indicador
    F4.7: tonelería sin comodín
    F6.7: tierra en la ronda extra
    F6.7: último turno, todavía compro parcela
    F0.1: un giro de la rueda es una ronda
    F0.1: rondas y turnos en solitario son lo mismo
    F0.3: turno o jugada, qué diferencia
    F0.3: dos jugadas del inicial, dos turnos o uno
    F2.1: mezclar cartas irlandesas y francesas
    F2.1: en qué país jugamos
    F2.3: uvas y piedra en la preparación
    F2.3: dónde pongo las fichas de la rueda al comienzo
    F2.3: ficha de piedra junto al tablero al preparar
    F2.3: todo empieza en cero
    F2.9: menos árboles en el tablero de la corta
    F2.9: quitar dos cartas de la tierra central
    F4.8: sin indicador y sin comodín, solitario
    F4.8: jugando solo ya no hay arcilla de ninguna forma
    F8.2: cuándo se mueve el marcador de edificios
    F8.2: qué se hace primero con la casita marcadora
    F9.4: comprar o voltear en la ronda extra
    F9.4: acciones pequeñas en la última ronda
    F13.10: turno 32 solo
    F13.10: orden en el último turno en solitario
    F13.10: hay asentamiento después de mis dos últimas acciones solo
    F8.9: dos jugadores, ¿ya no se funda tras D?
    F8.9: aldea de ladera imposible entre dos
    F8.9: entre dos me queda un pueblo en la mano
    F9.5: otro asentamiento cuando todo acabó
    F9.5: aldea después de la ronda extra
    F9.5: última oportunidad de asentarse
    F9.6: después de la fase E qué
    F9.6: fin de la partida tras el último asentamiento
    F5.3.7: un contrato es mi acción del turno
    F5.3.7: contrato y construir a la vez
    F5.3.7: contratar y además enviar a mi monje
    F5.3.8: contrato con mi propio edificio
    F5.3.8: pagarme a mí
    F5.4.2: indicador en nada, ¿puedo talar?
    F5.4.2: cortar turba por cero
    F10.6: sin última ronda para dos
    F10.6: dos jugadores ronda extra
    F11.1: cartas de la partida larga para dos
    F11.2: acción doble y luego sencilla
    F11.2: orden de juego en la versión larga para dos
    F11.2: tres acciones seguidas con dos jugadores
    F12.2: partida corta: en qué rondas hay edificios nuevos
    F12.2: cuántas rondas tiene la rápida
    F3.2: qué pasa al girar la rueda
    F3.8: qué va primero en una ronda
    F8.8: puedo contratar en la fase de asentamiento
    F8.8: voltear grano en la fase de asentamiento
    F15: números impresos junto a las casillas del tablero
    F15: para qué es el número en negrita
    F5.5.6: aldea en vez de edificio como acción
    F5.5.6: asentarse en cualquier momento
    F13.3: solitario, la madera quedó fuera
    F13.4: qué posee el neutral
    F13.4: tierra central del jugador falso
    F7.5: comprar ahora y colocar en el próximo turno
    F7.5: quedarme un distrito en la mano
    F9.2: solo vuelven los priores para el final
    F5.2.2: ocupar un edificio solo para bloquear
    F5.2.2: estar ahí sin hacer lo que dice
    F5.2.2: enviar a alguien y no coger nada
    F7.1: qué hay en la tierra central
    F7.1: casillas con las que todos empiezan
    F7.2: bosque y laderas de un distrito
    F7.2: qué suelo hay en una parcela
    F14.3 F0.7: árboles junto a un asentamiento
    F0.7: puntúan los bosques
    F0.7: el bosque que me queda al terminar
    F5.3.3: todos los suyos están fuera, ¿uso su edificio?
    F5.3.3: contratar cuando todos sus monjes están ocupados
    F9.3: dos priores en un edificio en la ronda extra
    F9.3: el mismo edificio para varios en la ronda final
    F5.5.3: edificio sobre el agua
    F5.5.3: poner una carta en el lago
    F13.2: acciones por turno jugando solo
    F13.2: turno en solitario, dos cosas
    F5.3.4: ¿Cuántas monedas cuesta usar el edificio de otro?
    F3.1 F3.7: cuándo vuelven los clérigos a casa
    F4.3 F13.3 F3.2: qué pasa cuando la rueda empuja un marcador
    F0.7 F5.4.4 F5.4.1 F5.5.1 F5.4: ¿se puede construir encima de un bosque?
    F14.1: cuántos puntos da una reliquia
    F8 F8.1 F3.3 F17: cuándo se construye un asentamiento
    F6.6 F8.3: cómo compro más tierras
    F7.3: dónde puedo poner un distrito nuevo
    F10.7 F11.6: cuándo termina la partida de dos
    F9 F9.1 F9.3: qué es la ronda extra
    F5.5.5: ¿puedo usar el prior justo después de construir?
    F5.6: puedo pasar mi turno
    F2.1: diferencias entre Francia e Irlanda
    F4.5: en qué ronda llega la uva
    F5.4.1 F5.4: cuánta turba saco de un páramo
    F14.1 F6.3: las monedas dan puntos
    F5.2.5: caben dos clérigos en el mismo edificio
    F1.1 F2.4 F2.5: cuántas cartas hay en el montón C
    F3.1 F3.7: tengo dos fuera y uno dentro, ¿vuelven los dos?
    F4.6: ¿el marcador blanco sustituye a cualquiera?
    F6.6: ¿dos trozos de tierra en el mismo turno?
    F7.6: ¿son vecinas las casillas que se tocan por la esquina?
    F8.4 F1.2 F6.2: el grano cuántas comidas son
    F8.5: la aldea de pescadores tierra adentro
    F9.3: ¿puedo contratar a alguien en la última ronda?
    F14.3: ¿un edificio entre dos pueblos cuenta dos veces?
    F13.3: ¿se caen los marcadores de la rueda si juego solo?
    F10.7 F11.6: cómo sabemos que la partida de dos se acaba
    F12.4: ¿me toca algo cuando el rival coge ovejas en la partida corta?
    F2.4: qué cartas quitamos con tres
    F5.5.5: ¿puede entrar un hermano en lo recién construido?
    F5.5.1: comprar un edificio ahora y ponerlo luego
    F3.4 F16 F0.3: somos tres, cuántas veces actúa el primero en una ronda
    F4.4: ¿puedo dejar parte de la madera en la rueda?
    F5.4.4 F5.4.1: qué queda debajo al limpiar el pantano
    F5.3.4: por qué ahora contratar cuesta el doble
    F5.6: no tengo nada útil que hacer
    F6.4: dinero por mi whisky
    F7.3: ¿la fila nueva va encima del tablero o debajo?
    F8.3 F8.1: cuántos pueblos puedo construir cada vez
    F8.5: ¿puede un caserío estar en la montaña?
    F14.1: ¿valen algo las monedas que sobran?
    F1.3: ¿pueden agotarse las maravillas?
    F2.6: qué tengo en el bolsillo al empezar
    F12.4: ¿todos cogen una ficha cuando produzco?
    F13.2: cuántas acciones tengo yo solo
    F0.8: ¿hay suerte en este juego?
    F0.4 F16 F2.6: con cuántos monjes empiezo
    F5.5.5: puedo usar el prior en un edificio que ya estaba
    F13.3 F4.1 F4.3: qué pasa cuando la rueda llega a 10
    F2.7 F6.6: cuánto cuesta comprar tierra
    F5.5.3 F7.1 F7.2: se puede construir en el agua
    F0.7 F5.4.1 F5.4.4 F5.5.1: puedo edificar encima de un bosque
    F5.4 F5.4.1: qué me da una turbera
    F8.4: con qué alimento un poblado
    F8 F8.3: estoy obligado a construir una aldea
    F6.3 F6.5: me devuelven el cambio
    F5.3.3: me puede decir que no
    F5.3.4: quién se queda con las monedas del contrato
    F6.3: puedo cambiar una moneda de 5
    F14.4: quién gana si empatamos
    F16 F3.6: cuántas rondas hay
    F14.3: qué es el valor de vivienda
    F14.1: cuánto vale un libro
    F5.2.1 F5.2.5: puedo usar un edificio ocupado
    F5.5.4: los edificios del convento tienen que ir juntos
    F10 F10.1 F11 F11.1: qué cambia con dos jugadores
    F2.6: con qué recursos empiezo
    F1.1 F16 F2.1 F2.4 F4.5: en qué se diferencia irlanda de francia
    F5.5.2: para qué quiero la arcilla
    F4.6: el comodin vale por madera
    F5.6 F9.6: pierdo mercancias al pasar
    F1.5 F5.5.1: puedo derribar un edificio
    F3.1 F3.7: mi monje se quedó en la panadería
    F4.4: tomar solo 3 de 6 maderas
    F6.3: no quedan monedas de uno
    F7.3: puede ir el distrito al lado
    F8.4: pagar el asentamiento con whisky
    F8.3: quién asienta primero
    F9.3 F5.3.7: contratos en la ronda extra
    F10.2 F11.2: somos dos, cuántas acciones tengo
    F13.11: puntos para ganar solo
    F14.2 F14.3: escudo y casa en la carta
    F5.4.1 F5.4: talar dos bosques a la vez
    F5.5.4: claustro apartado
    F6.1 F6.6: comprar tierra después de actuar
    F0.8: ver lo que tiene el otro
    F2.4: cartas marcadas 3+
    F13.5 F13.4: edificios del neutral
    F5.2.2: entrar y no usarlo
    F2.7 F6.6: cuánto cuesta una parcela
    F5.3.3: ¿mi vecino se puede negar al contrato?
    F5.1 F5: qué acciones tengo en mi turno
    F10.3 F17 F16 F8.1: con dos, ¿en qué turnos tocan las fases?
    F3.4 F16: cuántas acciones tiene cada uno por ronda siendo tres
    F14.1: cuántos puntos da un libro
    F2.6 F2: ¿recursos iniciales?
    F8.9: cómo construir el último asentamiento a dos jugadores
    F3.3 F8.1 F8.2: qué activa la fase de asentamiento
    F5.2.2: ¿estoy obligado a usar el edificio donde entro?
    F5.3.4 F5.3.1 F5.3: cuánta pasta hay que soltar por usar el edificio de un colega
    F1.3 F14.1: cuántas maravillas hay en total
    F5.5.5: acabo de construir, ¿puede entrar el prior enseguida?
    F10.4: a dos: gasté mi último monje en la primera acción, ¿puedo usar un edificio mío con la segunda?
    F12.3: qué mercancías gratis dan cada ronda en el juego corto
    F7.4: ¿la parcela puede ir desplazada hacia arriba?
    F1.4 F2.7: y si se acaban las tierras
    F8.5: coste de la Aldea de Ladera
    F13.6 F13.4: cómo se colocan los edificios del jugador neutral
    F7.2 F7.4: ¿la parcela de costa puede ir a la derecha?
    F1.2 F8.4: energía de la paja
    F13.1 F13.2 F16 F13: con qué empiezo si juego yo solo
    F7.1: qué hay en el tablero propio al principio
    F4.5 F2.3: ¿uvas en irlanda?
    F5.4.1 F5.4.4: talar árboles: qué pasa
    F12.2 F17 F16 F8.1: partida corta, rondas de asentamiento
    F0.8: ¿las mercancías son públicas?
    F10.2 F10: cómo se juega el turno a dos
    F6.1 F6: acciones adicionales cuáles
    F4.4: ¿puedo coger solo parte de lo que marca la rueda?
    F5.4.2 F5.4.3: ¿puedo talar un bosque si la madera está a cero?
    F14.3: ¿cuenta el agua junto al pueblo?
    F6.3: cambiar una de cinco por cinco de una
    F1.2 F8.4: cuánta comida es una oveja
    F5.5.1 F5.5: cómo construyo una carta paso a paso
    F8.1 F17 F16: ¿cuándo hay fase de asentamiento con 4 jugadores?
    F6.4: vender vino por dinero
    F4.3: la madera está en 10, ¿qué pasa al girar?
    F5.5.3: qué se puede edificar en la montaña
    F10.7 F10.8 F10.6: ¿cuándo termina la partida para dos?
    F6.6: cuántas tierras puedo comprar por turno
    F1.5: ¿puedo mover un edificio?
    F6.2: ¿grano a paja en cualquier momento?
    F5.3.4: cuánto vale un contrato
    F8.4 F8.5: estamos en la fase de asentamiento y quisiera poner mi Villa con Mercado pero no sé si puedo pagar la comida con monedas
    F2.4: qué cartas se quitan con tres jugadores
    F6.2 F8.4: me falta pajja qué hago
    F8.8: ¿contrato en la fase de asentamiento?
    F5.5.4 F7.6: ¿los edificios de convento tienen que estar juntos?
    F3.1 F3.7: tengo los tres monjes fuera, ¿cuándo vuelven a casa?
    F12.1 F12.2 F12 F16: en qué se diferencia la partida corta de tres
    F5.3.4 F5.3.1 F5.3: usó mi panadería, ¿cuánto me debe?
    F3.1 F3.7: no me queda nadie en casa
    F4.4: ¿a dónde va el indicador tras coger madera?
    F5.4.1 F5.4: ¿hace falta un monje para talar?
    F5.5.5: hermano lego en el edificio nuevo
    F6.6 F2.7: quiero más terreno, ¿cómo?
    F7.2: ¿puedo dar la vuelta a un distrito?
    F8.3 F8.4: ¿es obligatorio poner asentamiento en cada fase?
    F8.5: ¿¿asentamiento en montaña??
    F9.3 F9.2: ¿hay contratos en la ronda extra?
    F10.7: somos dos y casi no quedan edificios en la oferta
    F11.1 F10.1 F2.4: larga para dos: qué cartas se devuelven a la caja
    F12.3: regalos ronda 8
    F13.6: neutral: tapar un edificio viejo
    F13.11: ¿bastan 480 jugando solo?
    F14.3: valor de vivienda negativo
    F1.2 F8.4: qué hay al dorso de la arcilla
    F2.6: ¿todos empezamos con lo mismo?
    F5.2.3 F5.2.5: mi monje sigue ahí, ¿funciona otra vez?
    F5.1 F5: una acción o dos
    F6.4: convertir mi whisky en dinero
    F5.3.1 F5.3.4 F5.3: explícame qué ocurre cuando uso la bodega de mi hermano
    F5.3.2: te contrato y mandas al hermano en vez del prior, ¿es legal?
    F3.1: ¿recoger los clérigos es opcional?
    F5.5.5: el prior a su casa nueva al momento
    F5.5.1 F5.5.3: ¿dónde pongo los edificios en mi tablero?
    F5.5.3: ¿puede estar el castillo en terreno llano?
    F5.4.1 F5.4: ¿cuánta turba saco al cortar?
    F5.4.3 F5.6: ya no tengo árboles, ¿puedo hacer la acción de talar?
    F4.4: ¿tengo que llevarme las siete arcillas?
    F4.5: indicador de uvas a 4, ¿qué ronda?
    F2.7: lista de precios de tierra
    F7.4: ¿puede la costa sobresalir por arriba?
    F7.6: ¿la montaña linda con las dos colinas?
    F8.4 F1.2: cuánta paja para una energía
    F8.1 F17 F8.6: ¿qué pasa cuando la barra pasa por B?
    F8.5: ¿qué asentamiento solo va en colina?
    F9.3 F9.2: ¿en la ronda extra solo el prior?
    F10.2: a dos, ¿gira la rueda para cada jugador?
    F12.2 F12.1 F16: cuánto dura la rápida
    F12.3: regalos de la ronda 1
    F13.6: qué hago con las cartas de la oferta al empezar la fase en solitario
    F13.3: la madera desaparece de la rueda jugando solo
    F14.1: relicario contra maravilla en puntos
    F14.2 F14: ¿los edificios dan puntos por sí solos?
    F1.3: ¿puedo acumular 50 granos?
    F5.3.3 F5.3.1 F5.3: no me deja usar su cervecería, ¿puede?
    F3.1 F3.7: ¿cuándo estará mi prior de vuelta?
    F5.5.1: construir dos cosas a la vez
    F5.4.4 F0.7: ¿un bosque talado es llanura?
    F4.6: comodín y piedra a cero
    F6.3 F6.5: quiero pagar 3 con una de cinco
    F6.6: compré un distrito, ¿otro más?
    F7.3: dos distritos uno sobre otro
    F8.4: ¿puedo alimentar un pueblo con whisky?
    F8.1 F17 F3.3: ¿en qué turno es el próximo asentamiento?
    F9.5 F9: ¿se asienta después de la ronda 25?
    F10.2: mi pareja y yo: ¿dos jugadas cada uno?
    F12.1: partida de una hora: ¿menos trabajadores?
    F13.6: ¿en qué orden pongo los edificios neutrales?
    F13.9 F17 F16: fases en solitario, cuándo
    F14.1: ¿paja y madera puntúan?
    F14.3: ¿un páramo junto al pueblo da algo?
    F14.4: hay empate
    F2.2: ¿qué tablero con dos?
    F1.3: ¿hay maravillas para todos?
    F0.8: ¿los bienes van tras una pantalla?
    F3.4: ¿el inicial juega dos veces?
    F0.1: una ronda es un giro de la rueda
    F0.1: ronda y turno diferencia
    F0.5: los tres impresos cuentan como edificios
    F0.5: montículo corral y oficina son edificios?
    F0.6 F8.6: cartas boca arriba para todos
    F1.4: se acabaron los páramos
    F1.5: puede haber dos panaderías?
    F1.5: quitar un edificio mio
    F1.5: él tiene el molino, puedo hacer otro?
    F1.5: mover luego el asentamiento
    F2.9 F12.1: corta qué casillas vacías al inicio
    F2.6: empiezo con pan?
    F2.6: cosas del principio para cada uno
    F2.6: materiales de salida
    F3 F3.8 F3.2: cómo va una ronda
    F3 F3.8 F3.2: pasos al comienzo de cada ronda
    F3.8 F3 F3.2: qué se hace antes de las acciones
    F3.3 F8.1: la flecha pasa el mazo
    F3.3 F8.1: cuándo podemos asentar
    F3.4: cada uno juega una vez por ronda?
    F3.4: cuántas jugadas por ronda con tres
    F3.4 F5.1 F0.2: cuánto puedo hacer cuando me toca
    F3.5: quién va primero la próxima ronda
    F3.7 F3.1: sin gente hasta la próxima ronda
    F3.7 F3.1: puse el tercero, vuelven en el acto?
    F4: cómo funciona la rueda
    F4.1: cómo de rápido crecen los bienes
    F4.1: la escala 2 3 4 5 6 6 7
    F4.2 F4.1: primer turno cuánta arcilla
    F4.3: pasa de diez?
    F4.3 F4.1: ya está al máximo, y ahora
    F4.4: la ficha vuelve a cero
    F4.4: hay que coger todo?
    F4.8: sin comodín ni indicador cuánto recibo
    F4.8: perdidas las dos fichas en solitario
    F5.1: qué puedo hacer cuando es mi turno
    F5.1: me toca, qué puedo hacer
    F5.1 F5: lista de acciones principales
    F5.2 F5.2.1: cómo uso lo que construí
    F5.2.2: tengo que hacer lo que dice el edificio
    F5.2.2: hay que usar la función
    F5.2.2: mandar monje y no coger nada
    F5.2.3: el monje sigue en la carta, funciona otra vez?
    F5.2.3: ingresos cada ronda con el monje puesto
    F5.2.3 F5.2.5: dos veces el mismo edificio
    F5.2.4: puedo ir a cartas de la oferta
    F5.2.4: poner a alguien en un bosque
    F5.2.4: monje en la aldea de pescadores
    F5.3 F5.3.1: quiero su cervecería cómo
    F5.3 F5.3.1: usar lo que construyó otro
    F5.3.1: edificio de mi vecino puedo usarlo
    F5.3.1 F5.3.7: contrato quién se queda con las cosas
    F5.3.2: puedo exigir el prior al contratar
    F5.3.2: cuál mío va cuando me contratan
    F5.3.3: todos sus monjes ocupados
    F5.3.3: dueño sin monjes
    F5.3.4: usó el mio, cuánto me paga
    F5.3.6: contratar solo para bloquear
    F5.4 F5.4.1: madera de mis tierras
    F5.4.1: leña del bosque
    F5.4.1: cómo consigo leña
    F5.4.2: talar aunque la rueda marque 0
    F5.4.2: cortar por nada solo para hacer sitio
    F5.5: cómo construyo
    F5.5.3: qué sitios valen para un edificio
    F5.5.3: encima de árboles se puede?
    F5.5.3: por qué no puede ir ahí
    F5.6: tengo que hacer algo?
    F6 F6.1: qué más aparte de la acción principal
    F7.1: mi tierra al principio
    F7.1: mapa de la tierra inicial
    F7.3: tira encima o debajo
    F7.3: deben tocarse los distritos
    F8.1 F3.3: cuándo se pueden hacer aldeas ya
    F8.5: sitio para la aldea
    F8.7: guardar asentamientos
    F8.9: caserío tras D a dos
    F9.5: construir aldea al final del todo
    F9.3: ronda extra cuántas jugadas
    F9.3: qué deja hacer la ronda adicional
    F9.6 F9.1: cómo se acaba la partida
    F9.6 F3.6 F9.1: cuándo se acaba
    F10 F10.2: partida para dos cómo
    F10.1 F2.4 F16: qué cartas con dos
    F10.3 F11.4: a dos cuándo llegan los mazos
    F10.6: sin última ronda a dos?
    F10.8 F10.7: se puede evitar el final a dos
    F10.2: a dos cuántas jugadas
    F11 F11.2: partida larga a dos cómo
    F11.3: larga a dos vuelta de monjes
    F11.4: larga a dos mazos
    F11.5: larga a dos límite de tierra
    F12.2: corta piedra uvas ronda
    F12.2: corta mazos cuándo
    F12.5: corta lo demás igual?
    F13.6: en el neutral importa el terreno?
    F13.6: cantera en tierra neutral
    F13.8 F13.9: los monjes neutrales vuelven otra vez
    F13.11: 480 puntos en solitario bastan?
    F8.2: el marcador de edificios avanza
    F6.5 F8.4: sin cambio del carbón o la carne
    F14.1: los bienes básicos puntúan?
    F14.2 F14.3 F14: los dos números de la carta
    F6.3: pagar 3 con una de cinco
    F10.4: mis monjes fuera tras la primera acción
    F11.1 F10.1: larga a dos qué edificios fuera
    F4.4: la rueda marca 5, puedo coger 3?
    F4.4: quiero menos de lo que marca
    F4.4 F4.1: cuántos me dan
    F4.1: qué da ahora la rueda
    F4.1 F4.3: hasta cuánto sube
    F4.6: el comodín vale por qué
    F4.6: comodín o ficha normal, cuál
    F4.6: el comodín está más alto que la madera, lo uso?
    F4.5: todavía no hay piedra en la rueda
    F4.5: desde cuándo uvas
    F6.6: tierra dos veces en mi turno
    F6.6: otro distrito enseguida
    F6.6: cada cuánto tierra
    F6.6 F6.1: tierra antes o después de la acción
    F2.7 F6.6: el siguiente distrito más caro?
    F2.7: precios de la tierra
    F7.2: qué trae la loseta
    F7.2: lado de colinas o de llanuras
    F7.4: dónde va la loseta de costa
    F7.4: se apilan las parcelas
    F7.3: ampliar hacia arriba con una fila
    F7.5: comprar tierra y ponerla otro turno
    F7.6: por esquina también cuenta?
    F5.4.1: quitar dos árboles
    F5.4.1: cada bosque de una vez
    F5.4.1: cuánta madera por un bosque
    F5.4.1 F5.4: cavar el páramo
    F5.4.3: sin páramos y quiero turba
    F5.4.4: qué pasa con la casilla talada
    F5.5.1: no cabe en ningún sitio
    F5.5.1: coger carta ahora y construir luego
    F5.5.2: me falta arcilla para construir
    F5.5.2 F6.2: el edificio pide paja, tengo grano
    F5.5.3: edificio normal en la costa?
    F5.5.3: qué va en las montañas
    F5.5.4: claustro debe tocar
    F5.5.4: lejos de la oficina
    F5.5.5: entrar justo tras construir
    F5.5.5: prior ocupado, usar el nuevo?
    F5.5.6 F8.1 F8.3: aldea como mi acción
    F5.6: esperar un turno
    F5.6: saltar turno
    F5.1: usar, contratar, talar, construir
    F5.2.5: hay alguien dentro
    F5.2.5: ya hay un monje encima
    F5.2.5: no hay sitio en el edificio
    F5.2.1: usar mi panadería
    F5.2.1: qué monje uso
    F5.2.4: puedo usar una carta del mazo
    F5.2.2: entrar sin coger bienes
    F5.3.3: ella se niega
    F5.3.2: mando el lego y no el prior, vale
    F5.3.2: a quién manda el dueño
    F5.3.4: alquiler 1 o 2
    F5.3.4: cuándo suben los contratos
    F5.3.4: moneda para mí si usa mi carta?
    F5.3.5: botella por el contrato
    F5.3.1: su monje, mis bienes
    F3.1: todos fuera
    F3.1: monjes vuelven cuándo
    F3.7 F3.1: todos fuera y me queda una jugada
    F3.5: siguiente inicial
    F2.6: qué tenemos al principio
    F2.4 F16: menos cartas con tres
    F0.4: cuántos priores
    F0.4: número de legos
    F0.8: mostrar mis cosas
    F1.3: puedo tener lo que quiera
    F1.3: máximo de ovejas
    F1.3: 40 maderas permitido?
    F8.4: con qué pago un asentamiento
    F8.4: el grano es comida?
    F8.4: la comida de más se pierde?
    F8.4 F6.5: pago con carne, vuelta
    F8.3: asentar es obligatorio?
    F8.3: una aldea por fase?
    F8.5: pueblo en la ladera vale
    F8.6: me dieron una aldea, la construyo ya?
    F8.6: cartas nuevas tras asentar
    F9.3: final: dos priores en la misma casa
    F9.3: en la última no se tala?
    F9.3: contratar en la bonificación
    F9.2: quién vuelve antes de la bonificación
    F9.1: la bonificación es la 25?
    F10.6 F10.7: sin fin a dos
    F10.6: sin límite de turnos a dos
    F10.7: oferta casi vacía a dos
    F10.2: a dos: yo dos veces y luego tú
    F12.4: él produce, yo también recibo
    F12.4: más uno para todos corta
    F12.3: regalo en la ronda 5
    F13.3: perdí la ficha jugando solo
    F13.6: solitario cartas sobrantes
    F14.1: vino punto o moneda
    F14.1: la cerveza da puntos?
    F14.1: bienes sobrantes valen
    F14.2: número del escudo
    F14.3: número de la casita de la carta
    F14.3: carta junto a dos aldeas
    F14.4: estamos iguales
    F14.4: los dos igual
    F6.3: cinco de uno por una de cinco
    F6.5: no devuelven nada
    F1.5: construirlo otra vez en otro sitio
    F11.2: partida larga de dos cuántas acciones hace cada uno
    F11.3: dos jugadores larga cuándo vuelven los monjes
    F11.4 F10.3: a dos cuándo sale el mazo C
    F11.6: cómo acaba la partida larga para 2
    F11.1: qué cartas se quitan en la larga de 2 francia
    F10.7: dos jugadores queda un edificio qué pasa
    F10.4: gasté el último monje en la primera acción, y la segunda
    F10.2: corta de dos cuántas acciones por turno
    F10.6 F9.1: hay ronda adicional con 2 jugadores
    F8.9: aldea de ladera a dos jugadores cómo se construye
    F13.1: solitario con qué empiezo
    F13.2: cuántas acciones por turno jugando solo
    F13.3: en solitario la ficha llega a 10 y se pierde
    F13.4: qué tiene el jugador neutral
    F13.5: cómo uso edificios del neutral
    F13.6: qué pasa con los edificios que sobran en solitario
    F13.6: se puede tapar un edificio neutral
    F13.7: prior neutral usar edificio recién puesto
    F13.8 F13.9: el neutral recupera sus monjes otra vez tras colocar
    F13.10: último turno del solitario orden
    F13.9: en solitario en qué turnos se asienta
    F12.3: partida corta qué recibimos cada ronda
    F12.4: todos reciben uno cuando produzco?
    F12.1: cuántos monjes en la partida corta
    F12.2: cuántas rondas tiene la corta
    F2.9 F12.1 F7.1: corta menos bosques al principio
    F12.4: corta 3 jugadores arcilla extra para los demás
    F9.3: qué puedo hacer en la ronda adicional
    F9.2: vuelven los hermanos legos antes de la ronda adicional
    F9.3 F5.2.5: ronda adicional edificio ocupado
    F9.5: asentamiento después de la ronda adicional
    F9.4 F6.7 F6.6: comprar tierra en la ronda adicional
    F9.6 F9.5 F3.6 F9.1: cuándo termina
    F9.3: contrato en la última ronda
    F2.7: precio de distritos y parcelas
    F2.4 F16: qué cartas con tres jugadores
    F2.3: dónde empiezan las fichas
    F2.5: preparar los mazos a b c d
    F2.1 F1.1: francia o irlanda diferencia
    F1.3: se acaban las maravillas
    F1.3: no quedan fichas de madera
    F1.4: no quedan parcelas
    F1.5: puedo mover o derribar un edificio
    F1.2: qué hay detrás del grano
    F0.3: qué cuenta como turno
    F3.1: todos los monjes fuera cuándo vuelven
    F3.1: un monje en casa, vuelven los otros?
    F3.7: recuperar monje en mitad de ronda
    F3.4: por qué el primero juega dos veces
    F3.5: cambio de jugador inicial
    F3.6: cuántas rondas la larga
    F3.2 F3.8: cuándo gira la rueda
    F4.3: ficha en diez empujada
    F4.4: tengo que coger toda la madera
    F4.4: adónde va la ficha después de coger
    F4.5: cuándo entra la piedra
    F4.5: uvas a partir de qué ronda
    F4.6: cómo va el comodín
    F4.6: comodín más arcilla a la vez
    F4.8 F13.3: ni comodín ni ficha
    F5.1: qué puedo hacer en mi turno
    F5.2.1: poner monje en edificio propio
    F5.2.2: estoy obligado a usar el edificio
    F5.2.4: monje a un asentamiento
    F5.2.4: usar edificio sin construir
    F5.2.5: el edificio está lleno
    F5.3.1: usar edificio del vecino
    F5.3.2: quién elige prior o hermano en el contrato
    F5.3.3: el rival no tiene monjes
    F5.3.4: cuánto cuesta contratar
    F5.3.4: bodega y contratos
    F5.3.5: pagar con whisky en vez de monedas
    F5.3.1: quién se lleva los bienes del contrato
    F5.3.8: contrato conmigo mismo
    F5.4.1: cortar leña
    F5.4.1: sacar turba hace falta monje?
    F5.4.3: sin bosques puedo talar
    F5.4.4: qué queda tras talar bosque
    F5.4.2: talar con la rueda a 0
    F5.5.1: dos edificios en una acción
    F5.5.3: qué se puede poner en agua
    F5.5.3: cantera dónde
    F5.5.4: edificios amarillos juntos
    F5.5.5: prior tras construir
    F5.5.6 F8.1 F8.3: asentamiento como acción
    F5.6 F5.4.3 F5.2.2: puedo pasar
    F6.2: paja a grano otra vez
    F6.3: cambiar 5 monedas
    F6.4: vender vino
    F6.5 F8.4: me dan cambio por la carne
    F6.6: cuánta tierra puedo comprar
    F7.1: qué hay en mi tablero al principio
    F7.2: qué terreno tiene la parcela
    F7.3: distrito encima
    F7.4: costa izquierda o derecha
    F7.6: vecinos en diagonal
    F8.4: paja cuánta energía
    F8.3: dos asentamientos en una fase
    F8.6: nuevos asentamientos cuándo
    F8.2: marcador de edificios se mueve
    F8.8: acción principal en la fase de asentamiento
    F14.2: puntos del escudo en la carta
    F14.3: agua vacía puntos
    F16: tabla de modos
    F3.1: mis monjes estan fuera como los recupero
    F3.1 F3.7: tengo el prior en casa y los hermanos no vuelven
    F5.3.4: presio contrato
    F5.3.4: pago al dueño o a la reserva por el contrato
    F5.3.3: puede negarse si quiero usar su panaderia
    F5.3.2: puedo exigir que ponga su prior
    F5.3.7 F5.3.1: el contrato gasta un monje mío
    F4.6: comodin en lugar de piedra
    F4.4 F5.4.1: puedo coger menos ovejas de las que marca la rueda
    F4.3: la arcilla lleva rato en 10, se cae?
    F4.4 F4.1: ovejas a cero en la rueda
    F5.5.3: construir encima de un bosqe
    F5.5.3 F7.2: que se puede poner en la ladera
    F5.5.4: edificio de claustro sin vecino
    F5.5.1: guardar un edificio para después
    F5.5.1 F5.5.2: con qué pago un edificio
    F5.5.5: acabo de construir, puede entrar el prior ya?
    F5.5.5: prior ocupado, va un hermano al edificio nuevo?
    F6.6: comprar dos parcelas el mismo turno
    F6.6 F6.1: comprar tierra gasta acción?
    F7.2: puedo elegir el lado del distrito
    F7.4: parcela que sobresale por arriba
    F7.3: dejar hueco entre distritos
    F7.6: montaña al lado de qué casillas
    F8.1 F3.3: cuándo se hacen las aldeas
    F8.3: tengo que construir asentamiento
    F8.4: pagar comida de más en un asentamiento
    F8.4 F1.2: cuanta comida da el pan
    F8.4: monedas como comida
    F8.4 F1.2: madera cuanta energia
    F8.5: aldea de pescadores solo en costa?
    F8.5: asentamiento al lado de un claustro?
    F8.7: cuantos asentamientos en mano
    F9.1 F3.6: ultima ronda de la larga
    F9.3: ronda adicional cuantas acciones
    F9.3: talar en ronda adicional
    F14.1: los libros dan puntos?
    F14.1: cuantos pts vale un adorno
    F14.1: la carne vale algo al final
    F14.1: 5 monedas cuantos puntos
    F14.1: whisky puntos o monedas
    F14.2: edificios con puntos negativos
    F14.2 F14.3: asentamientos sin construir restan?
    F14.3: dos pueblos juntos cuentan los dos?
    F14.3: valor de casita al lado de asentamiento
    F13.5: monedas al neutral adónde van
    F13.6: solitario cantera en tablero neutral terreno
    F13.1 F2.7: solitario tierras de la mas cara
    F13.10 F13.11 F13.9: cuanto dura el solitario
    F13.1 F13.3 F4.5: ficha de uvas en solitario
    F12.1: corta cuantos hermanos
    F12.3: bienes gratis en la corta
    F12.3: en que ronda dan 5 monedas en la corta
    F12.2: cuando entra la piedra en la corta
    F11.2 F0.3: larga de dos dos acciones y luego una
    F11.5 F6.6: compras de tierra en la larga de dos
    F10.7 F10.8: como acaba a dos
    F10.1 F2.4 F16: numero de cartas corta de dos
    F3.6 F16: cuantas rondas con cuatro
    F3.4: orden de juego cuatro jugadores
    F3.2 F3.8 F3: que pasa al empezar la ronda
    F3.3 F8.1: cuando empieza la fase de asentamiento
    F2.6: empezamos con dinero?
    F2.6: asentamientos iniciales
    F2.4: que es 3+ en una carta
    F2.4 F16: cuantos edificios con 4
    F1.3 F1.4: la arcilla es limitada?
    F1.2: la oveja al girarla es
    F0.5 F5.5.4: la oficina del claustro cuenta como claustro?
    F0.8: los bienes son secretos?
    F6.2: girar grano en cualquier momento
    F6.5: cambio del carbon
    F6.4: vender whisky por monedas
    F6.1: acciones extra cuantas
    F6.3: moneda de 5 en sueltas
    F5.4.1: talar bosque del rival
    F5.4.1: dos bosques en una accion
    F5.2.1: usar otra vez mi edificio con el monje dentro
    F5.2.3 F5.2.1: el monje se queda, cobro cada ronda?
    F5.1: acción principal cuáles hay
    F8.1: mazo B cuatro jugadores ronda
    F5.5.6: castillo asentamiento

# Lo mismo para preguntas que responden cartas.
card-questions =
    S4: ¿dónde va la Aldea de Pescadores?
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
    I11: dónde se puede poner la Casa Flotante
    I05: dónde se hace cerveza
    I21 G22 I31 G34: para qué sirve la malta
    F24 F35 F36 I24 I32 I36: cómo obtener una reliquia
    G28: ¿el Castillo puede estar en una montaña?
    F38: Imprenta
    G18: dónde convierto arcilla en cerámica
    G22 F29 G12: de dónde saco piedra
    I05 I20: quién compra cerveza
    F30: cuánto cuesta la Hacienda Urbana
    G18 F11 F23 F37 I30 F10: dónde consigo cerámica
    I05: cómo se convierte la malta en cerveza
    F25: qué da la Cámara de las Maravillas
    F38 F10 I29 F32: edificios que quitan bosques
    F05 F20: dónde vendo pan
    I35: qué hace la Torre Redonda
    F24 F35 F36 I24 I32 I36 G41 I38: cómo consigo relicarios
    F36 I36 G34 I15 I37: para qué sirven los libros
    I21 I33 I08 I14 I17 I31: cómo hago whisky
    G28: el castillo se puede poner en la montaña
    S4: ¿Dónde puede estar la aldea de pescadores?
    F05: ¿Qué hace la Panadería?
    G19: ¿De dónde saco carne?
    G28: ¿Cuánto cuesta el Castillo?
    F17 F35 I17 I36: ¿Qué edificio da libros?
    I05 I11 I21 I25 I27 I30 I38: ¿Dónde consigo whisky?
    G34: ¿Qué hace la Sacristía?
    F21: ¿Qué cambia con la Bodega?
    F05: cómo hago pan con harina
    F21: de dónde saco vino
    I21: cómo se hace el whisky
    G18: qué edificio hace cerámica
    F17 F32 F38 I17 I32 F11 G19: de dónde saco libros
    F24 I32 F36 I36 F35: cómo consigo un relicario
    G07: cómo convierto turba en carbón
    G19 F33 I30: cómo consigo carne
    S5: ¿La colonia de artistas resta puntos?
    F05: quién vende pan
    F21: qué hago con las uvas
    G18: cómo transformo arcilla en cerámica
    G28: ¿Qué hace el Castillo?
    G18 F36 G34: para qué sirve la piedra
    F04 LR2 I05: cómo consigo paja
    G18 G22 G34 F36: qué carta da adornos
    F04: ¿Cómo convierto grano en harina?
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
    LR1: mi propia fuente de arcilla
    LR1: arcilla al principio
    LR2: grano o animales al principio
    LR2: de dónde tomo ovejas
    LR2: cosechar trigo
    LR3: monedas al principio
    LR3: mi propia fuente de dinero
    G01: copiar un edificio donde hay un prior
    G01: edificio que aprovecha al prior
    G02: tres clases de bienes por seis de una
    G02: conseguir seis de un bien básico
    G06: vender turba y madera
    G06: energía por monedas
    G06: combustible por dinero
    G07: carbón de la turba
    G07: dónde hago carbón
    G12: piedra por comida
    G12: comprar piedra con comida y energía
    G13: comprar madera, arcilla, piedra y paja por dos monedas
    G13: todos los materiales de construcción a la vez
    G16: seis bienes básicos gratis
    G16: un poco de todo
    G18: piedra en adorno
    G18: cocer cerámica
    G18: arcilla en puntos
    G19: matar animales
    G19: carne de ganado y paja
    G22 F29: producir piedra con la rueda
    G22 F29: extraer piedra
    G22 F29: edificio de piedra en la montaña
    G26: madera por adorno y cinco monedas
    G26: vender madera cara
    G26: barcos
    G28: edificio que funda un asentamiento
    G28: asentamiento extra en cualquier momento
    G28: cuesta seis maderas y cinco piedras
    G34: libro, cerámica, adorno y relicario juntos por una maravilla
    G34: cuatro tesoros por una maravilla
    G39: diez de comida por un libro y un adorno
    G39: energía por libro y adorno
    G41: cinco monedas por puntos según claustros
    G41: premio por tener muchos claustros
    F03: una moneda por seis granos
    F03: mucho trigo
    F04: harina y paja del grano
    F04: molinero
    F05: horno de pan
    F05: panadero
    F05: vender pan por cuatro monedas
    F08: cuatro bienes distintos por dinero y pan
    F09: una uva y el edificio adyacente
    F09: usar la carta de al lado en Francia
    F14 F31: uvas con la rueda
    F14 F31: viñedo
    F14 F31: vendimia
    F20: comida en dinero
    F20: vino por seis monedas
    F21: prensar vino
    F21: vino por siete monedas
    F21: encarece los contratos en Francia
    F23: todos los clérigos vuelven gracias a un edificio
    F23: libro y cerámica por una moneda
    F24: pan y vino por un relicario
    F25: una maravilla por 13 bienes distintos
    F25: reunir toda clase de bienes
    F27: pagar un vino por usar un edificio ocupado
    F27: edificio muy caro, 25 monedas
    F30: cerámica por doce monedas
    F32: una moneda por talar y cortar turba
    F32: madera y turba juntas
    F33: carne, pan o vino según el comodín
    F33: tres de energía por comida
    F35: falsificar reliquias
    F35: diez monedas por cada relicario más
    F35: dinero por relicarios
    F36: mejorar tesoros
    F36: cerámica a adorno
    F36: adorno a relicario
    F36: peregrinos
    F37: libros de paja y madera
    F37: cerámica por nada
    F37: dormir
    F38: cada bosque da un libro
    F38: imprimir libros
    F40 I40: usar una función de la oferta sin construirla
    F40 I40: huésped en un edificio sin construir
    I03: moneda por cuatro granos y un libro
    I04: malta y paja del grano
    I04: maltero
    I05: cerveza de malta y grano
    I05: cervecero
    I05: cerveza por siete monedas
    I08: tres monedas y cerveza o whisky por nada
    I09: monedas según mi ganado
    I09: lana
    I10: una malta y el edificio adyacente
    I10: usar la carta de al lado en Irlanda
    I11: edificio en el agua
    I11: barco
    I11: madera, malta, moneda y turba por nada
    I14: libro, grano o malta y cerveza o whisky gratis
    I15: libro por cinco y tres bienes básicos
    I17: una moneda por libro, carne y whisky
    I17: copistas
    I20: cerveza por ocho monedas
    I20: whisky por siete monedas
    I20: bar
    I21: destilar whisky
    I21: malta, madera y turba por whisky
    I21: encarece los contratos en Irlanda
    I23: recuperar mi prior y construir
    I23: hacer volver al prior
    I24: cerveza y whisky por un relicario
    I24: libro por una moneda
    I25: relicario por dos de cada bien básico y piedra
    I27: pagar un whisky por usar un edificio ocupado
    I27: edificio de 20 monedas
    I29: bosque por ganado, madera y piedra
    I30: carne por cerámica
    I30: cerveza y carne por nada
    I30: comedor
    I31: vender carbón
    I31: carbón por monedas y whisky
    I32: cinco bienes distintos por un relicario
    I33: tres maderas por cerveza o whisky con el comodín
    I33: toneles
    I35: catorce puntos en bienes, monedas y whisky por una maravilla
    I36: libro y cerámica por relicario, moneda y arcilla
    I37: distrito y parcela por un libro
    I37: tierra sin dinero
    I38: puntos por mis bosques y páramos
    I38: cerveza por puntos
    I38: fiesta
    S1: asentamiento más barato
    S1: chabolas con valor negativo
    S3: asentamiento sin energía
    S3: siete de comida
    S4: asentamiento en la costa
    S4: pescadores
    S5: asentamiento con valor económico negativo
    S5: artistas
    S8: asentamiento más caro
    S8: treinta de comida
    F04: quién muele
    F04: moler harina
    F04: dónde se muele el trigo
    F05: hornear
    F05: quién hornea
    F05: harina en hogazas
    G07: carbonera
    I37: distrito y parcela gratis
    I37: carta que da tierra gratis
    I11: qué carta puede estar en el agua
    I11: carta para el mar
    G28: función del castillo
    G28: asentamiento entre fases
    G19: carnicero
    G19: quién hace carne
    G19: matar una vaca
    G18: alfarero
    G18: quién hace cerámica
    G18: joyas de piedra
    G12: mercader de piedra
    G12: piedra al principio
    G13: cuatro materiales por dos monedas
    G13: madera, arcilla, piedra, paja juntas
    G22 F29: piedra con la rueda
    G22 F29: sacar piedra
    G22 F29: mucha piedra
    F14 F31: viñas
    F14 F31: muchas uvas
    F14 F31: primeras uvas
    F21: hacer vino
    F21: de uvas a vino
    F21: vinatería
    I21 I33 I08 I14 I17 I31: fuente de whisky
    I21 I33 I08 I14 I17 I31: conseguir güisqui
    I05 I33 I14 I08 I30: fuente de cerveza
    I05 I33 I14 I08 I30: conseguir cerveza
    F25 G34 I35: fuente de maravillas
    F25 G34 I35: hacer un milagro
    F24 I24 F35 F36 I36 I32 G41 I38: fuente de relicarios
    F24 I24 F35 F36 I36 I32 G41 I38: hacer una reliquia
    F24 I24 F35 F36 I36 I32 G41 I38: ocho puntos cada uno
    G18 G26 G39 F36 I38 G41: fuente de adornos
    G18 G26 G39 F36 I38 G41: hacer una joya
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: fuente de libros
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: escribir un libro
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: más libros
    G18 I30 F11 F23 F37: fuente de cerámica
    G18 I30 F11 F23 F37: hacer una vasija
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: fuente de monedas
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: hacerse rico
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: sin dinero
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: necesito efectivo
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: ganar monedas
    F05 F33 F08 F15: fuente de pan
    G19 F33 I17 I30 F17: fuente de carne
    F27 I27 G01: usar lo ocupado
    F27 I27 G01: entrar donde hay otro clérigo
    F27 I27 G01: copiar un edificio ocupado
    F23 I23: clérigos de vuelta antes
    F23 I23: traer a todos con una carta
    F23 I23: recuperar el prior
    F10 I23: construir dos veces
    F10 I23: carta con acción extra de construir
    F09 I10: usar la carta de al lado
    F09 I10: edificio vecino sin pagar
    G02 F08 F25 I32: bienes distintos
    G02 F08 F25 I32: carta por muchos tipos de bienes
    F38 F10 I29: carta que quita un bosque
    F38 F10 I29: un bosque por algo
    F21 I21: qué encarece los contratos
    F21 I21: edificio que dobla el precio del contrato
    I38 G41: puntos de una carta por lo que tengo
    I38 G41: premio por bosques o claustros
    I04 I10 I11: fuente de malta
    F04 F15: fuente de harina
    G16: uno de cada uno: turba, madera, grano, arcilla, moneda, ganado
    G16: todos los bienes básicos
    I09: dinero por las ovejas que tengo
    I09: el ganado da monedas
    I09: hacerme rico con ovejas
    F25: 13 clases de bienes
    F25: uno de todo por una maravilla
    F38: árboles por libros
    F38: quitar bosques por libros
    G07 G06 F32 I11 G16: necesito combustible
    G07 G06 F32 I11 G16: falta energía, de dónde saco
    G07 G06 F32 I11 G16: algo para quemar
    F05 F33 F08 F15 G19 I30 I05: necesito mucha comida
    F05 F33 F08 F15 G19 I30 I05: asentamiento hambriento, qué edificio
    F05 F33 F08 F15 G19 I30 I05: mejor edificio de comida
    F20 F21 I20 G06 F30 F05 I31 G26 F08: sin monedas
    F20 F21 I20 G06 F30 F05 I31 G26 F08: falto de dinero, qué carta
    F20 F21 I20 G06 F30 F05 I31 G26 F08: ganar mucho dinero rápido
    G18 F30 F23: demasiada arcilla
    G18 F30 F23: para qué se usa la arcilla
    G18 F30 F23: cerámica con arcilla
    F11 G13 G16 G02 I11 I25 I29 LR2: madera de un edificio
    F11 G13 G16 G02 I11 I25 I29 LR2: conseguir madera sin cortar árboles
    G12 G22 F29 G13 I25 I29: sin piedra, de dónde
    G12 G22 F29 G13 I25 I29: piedra necesaria para construir
    F04 I04: paja de un edificio
    F04 I04: grano y paja
    F24 I24 G34 F25 I35 G41 F35: cartas con muchos puntos al final
    F24 I24 G34 F25 I35 G41 F35: qué puntúa más tarde
    F09 I10: huerto y edificio vecino
    G41 I38: puntos por cada edificio de claustro
    G41 I38: puntos por cada bosque
    G12: vendedor de piedra
    G12: pagar comida y energía por piedras
    G13: suministros de construcción
    G13: madera, arcilla, piedra, paja por monedas
    G22 F29: mina
    G22 F29: sacar piedra de la montaña
    S8: asentamiento más costoso
    S8: asentamiento solo en ladera
    S5: cuánto cuesta la colonia de artistas
    G19: convertir ovejas en carne
    G22 F29: cuánto cuesta la cantera
    G01: cuántos puntos vale el priorato
    I35: para qué es la torre redonda
    G34 F25 I35: la forma más barata de tener una maravilla
    F24 F35 F36 I24 I32 I36: conseguir reliquias rápido
    F04: moler grano
    F23 I23: qué me deja llevarme antes a mi gente a casa
    F40 I40: usar algo que nadie ha construido
    F05: qué hago con la harina
    G19: sacrificar ovejas
    I35: coste de la torre redonda
    F29 G22: cantera
    I08 I14 I17 I21 I31 I33: dónde se hace el whisky
    F24 F35 F36 I24 I32 I36 I38 G41: quiero un relicario
    I20 I05 F20: dónde vendo cerveza
    G01: para qué sirve el Priorato
    G41: puntos de la Casa de la hermandad
    LR2: de dónde salen grano y ganado
    G26: astilero
    G02: tres mercancías distintas por seis iguales
    F05 F33: dónde convierto harina en pan
    S1: ¿el barrio de chabolas da puntos negativos?
    LR1 G13 G16: ¿dónde hay arcilla?
    G28: ¿el Castillo deja construir asentamientos?
    F32: Calefactorio
    LR3: Oficina del Claustro
    F24 I24 F35 F36 I36 I32: cómo se consigue un relicario
    I21 I33 I31 I08 I14 I17: quién hace whisky
    F24 I24 G34 F25 I35 G41: edificios que dan muchos puntos al final
    I04: malta a partir de grano
    I11: Casa Flotante
    G12: piedra a cambio de comida y energía
    F20: vender comida en la posada
    G16: uno de cada: arcilla, ganado, madera, grano, turba y moneda
    F23 I23: casa de baños todos a casa
    F09 I10: huerto, usar el edificio de al lado
    F37: paja y madera por libros
    F20 F21 F05 G06 F30 I20 I05 I31 G26 F08: estoy sin blanca, ¿qué edificio da dinero?
    F24: Iglesia del Claustro qué se entrega
    G41 I38: puntos por cada claustro
    G12: Comerciante de Piedra qué pago
    F35: reliquias falsas
    G39: comida o energía por libro y adorno
    I14: Lugar Sagrado
    F40 I40: función de una carta no construida
    S7: Pueblo precio
    G22 F29: dónde se extrae piedra
    I04 I10 I14 I11 I25: malta de dónde
    I04 I10 I14 I11 I25: malta cómo
    F04 F15: conseguir harina
    F05 F33 F08 F15: barra de pan
    F05 F33 F08 F15 G19 I30 I05: edificio con mucha comida
    F14 F31 F09 F15: de dónde salen uvas
    G07 I31: carbón para qué
    G06 F30 F20 I20 F21 F05 F08: qué carta da dinero
    F40 I40: usar carta que nadie construyó
    F05: coste de la panadería
    F27: precio del palacio
    G28: precio del castillo
    G34: sacristía qué pide
    F23: casa de baños monjes
    F38: prensa de imprenta
    F30: vender vasijas
    F30 G06 F20 F05: cosas por dinero
    I09: monedas por lana
    G26: barcos de madera
    I21: destilar
    F15: cifras pequeñas en la rueda
    F17: mazo c ronda tres jugadores
    F17: en qué ronda sale d
    F17: lista de rondas con mazos
    F14: cómo se cuenta
    F17: cuándo la b
    F15: números pequeños del tablero para qué
    G19: carne de ovejas
    F05: harina en pan
    F24 I24 F35 F36 I36 I32: dónde hago relicarios
    I27 F27: cuál deja usar un edificio ocupado
    G28: asentamiento fuera de fase
    F17: en que rondas salen los mazos
    F15: cifra de control
    G01: priorato
    F05: panadria coste
    F27: palasio
    I09: monedas por ovejas
    G06: vender energia
    G07: turba en carbon
    I21 I33 I31 I08 I14 I17: de donde sale whisky
    F04 F15: harina
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: como consigo libros
    G18 G26 F36 G39: adorno como
    I37: edificio tierra gratis
    I23 F23: edificio que devuelve al prior
    F40 I40: usar edificio de la oferta
    G02: 3 bienes distintos por 6
    F32: talar y sacar turba con una carta
    F38: bosques por libros
    G41: puntos por edificios de claustro
    I38: puntos por bosques y páramos
    S3: villa con mercado coste
    S8: aldea de ladera
    S1: chabolas
    I11: casa flotante donde
    F10: carpinteria
