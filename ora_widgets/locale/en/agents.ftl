# Players from outside, such as language models: what is refused to them, and what the board says about them.

agent-turn-over = The turn was over before “{ $line }”. Leave out what follows.
agent-turn-long = A turn has at most { $most } lines.
agent-no-door = This player is asked in another way and has no address.
agent-bad-address = “{ $given }” is not the address of a seat. It looks like ora://127.0.0.1:50000/word.
agent-needs = The server for language models needs { $package }: pip install "ora_widgets[mcp]".
agent-seat-taken = Somebody else plays this seat now.
agent-nobody-there = Nobody answers at this address. Is the notebook still running?

agent-thought = It says: “{ $thought }”
agent-refused =
    { $count ->
        [one] 1 of its answers was refused.
       *[other] { $count } of its answers were refused.
    }
agent-instead =
    { $why ->
        [time] Its time was over, so { $fallback } played.
        [tries] It had no try left, so { $fallback } played.
        [gone] It is gone, so { $fallback } played.
       *[failed] It failed ({ $error }), so { $fallback } played.
    }
