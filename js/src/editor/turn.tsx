// Which game it is, which round, and whose turn.
import { useEditing } from "../state/editor";
import { seatName } from "../state/names";
import { Field, Select, Stepper } from "./controls";
import { useWords } from "./words";

const LAST_ROUND = 999; // of a game without an end of its own

export function TurnFields() {
  const { view, draft, edit } = useEditing();
  const words = useWords();
  const book = view.book.value;
  const { players, length, country, games, countries, round, last, phase, phases, turns, to_move, slot, actions } =
    draft.value;
  const setGame = (game: string, land: string) => {
    const [count = "", wanted = ""] = game.split(" ");
    edit({ do: "set_game", players: Number(count), length: wanted, country: land });
  };
  // Where a seat has two turns in a round, each is one to choose.
  const choices = turns.map((seat, n) => {
    const again = turns.indexOf(seat) !== n;
    return { value: `${seat} ${again ? n + 1 : 0}`, label: `${n + 1}. ${seatName(book, seat)}` };
  });
  const setTurn = (value: string, left: number) => {
    const [seat = "", which = "0"] = value.split(" ");
    edit({ do: "set_turn", seat, slot: Number(which), actions: left });
  };
  const whose = to_move ? `${to_move} ${slot}` : "";
  return (
    <div class="ora-ed-fields">
      <Select
        name={words("game")}
        value={`${players} ${length}`}
        choices={games}
        onPick={(game) => setGame(game, country)}
      />
      <Select
        name={words("country")}
        value={country}
        choices={countries}
        onPick={(land) => setGame(`${players} ${length}`, land)}
      />
      <Field name={words("round")}>
        <Stepper
          name={words("round")}
          value={round}
          least={1}
          most={last ?? LAST_ROUND}
          onStep={(number) => edit({ do: "set_round", number })}
        />
      </Field>
      <Select
        name={words("phase")}
        value={phase}
        choices={phases}
        onPick={(wanted) => edit({ do: "set_phase", phase: wanted })}
      />
      <Select
        name={words("whose-turn")}
        value={whose}
        choices={[{ value: "", label: words("first-seat") }, ...choices]}
        onPick={(value) => setTurn(value, actions)}
      />
      <Field name={words("actions-left")}>
        <Stepper
          name={words("actions-left")}
          value={actions}
          least={0}
          most={2}
          shown={actions || words("all-actions")}
          onStep={(left) => setTurn(whose, left)}
        />
      </Field>
    </div>
  );
}
