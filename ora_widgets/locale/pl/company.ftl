# Kto jeszcze jest przy planszy: boty, ludzie przy innych stronach i rady.

board-bot = Tym kolorem gra bot
board-bots = Boty
board-is-thinking = myśli…
board-play-now = Zagraj teraz
board-bots-pause = Zatrzymaj
board-bots-go-on = Graj dalej
board-bot-plays-on = niech gra bot
board-play-yourself = zagraj samodzielnie
board-who-plays = Kto gra
board-bots-rest = Boty przestały grać.
board-bot-broke = Bot nie mógł grać dalej:
board-hint = Podpowiedź
board-play-this = Zagraj to
board-press-to-play = Naciśnięcie wykonuje ruch; można go cofnąć.
board-pace = Tury innych graczy
board-pace-off = Bez pokazu
board-pace-quick = Szybko
board-pace-calm = Spokojnie
board-skip-it = Pomiń
board-watch-on = Oglądaj dalej
board-watch-pause = Zatrzymaj tutaj
board-other-lines = Inne gałęzie
board-worth = Spodziewana przewaga nad innymi graczami (solo: punkty na koniec) i jej niepewność
board-worth-short = Wartość
board-playouts = Próby
board-you = ty
board-somebody-else = ktoś inny
board-your-turn = Twoja tura
board-call-me = Wołaj mnie, gdy jest moja tura, a tej strony nie widać: dźwięk, wibracja, powiadomienie
board-actions-left = Pozostałe akcje
board-purchases-left = Zakupy terenów
board-lies-under-it = Leży pod spodem

# Of advice: how good a move is beside the best one.
advice-standing =
    { $kind ->
        [best] najlepszy ruch
        [equal] na koniec gry mniej więcej tyle samo
       *[behind] { $behind ->
            [one] o 1 punkt mniej
            [few] o { $behind } punkty mniej
            [many] o { $behind } punktów mniej
           *[other] o { $behind } punktu mniej
        }
    }
