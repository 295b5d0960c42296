# Players from outside, such as language models: refusals, and what the board says about these players.

agent-turn-over = The turn ended before “{ $line }”. Leave out this line and all after it.
agent-turn-long = A turn has at most { $most } lines.
agent-no-door = This player has no address, because it is a function or a command.
agent-bad-address = “{ $given }” is not the address of a seat. It looks like ora://127.0.0.1:50000/word.
agent-needs = The server for language models needs { $package }: pip install "ora_widgets[mcp]".
agent-seat-taken = Somebody else is playing this seat.
agent-nobody-there = Nobody answers at this address. Is the notebook still running?

agent-thought = It says: “{ $thought }”
agent-refused =
    { $count ->
        [one] 1 of its answers was refused.
       *[other] { $count } of its answers were refused.
    }
agent-without-answer =
    { $why ->
        [time] The agent did not answer in time.
        [tries] None of the agent’s answers could be played; the last one was refused: { $refused }
        [gone] The agent has left without an answer.
       *[failed] The agent failed ({ $error }) and gave no answer.
    }
agent-instead =
    { $why ->
        [time] Its time ran out, so { $fallback } played.
        [tries] It had no tries left, so { $fallback } played.
        [gone] It has left, so { $fallback } played.
       *[failed] It failed ({ $error }), so { $fallback } played.
    }
