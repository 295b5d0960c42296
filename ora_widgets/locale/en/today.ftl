# The daily practice: ora.daily_practice().

today-title = Today
today-pile =
    { $letter ->
        [start] Cards: from the start
       *[other] Cards: pile { $letter }
    }
today-kind-task = Task
today-kind-question = Question
today-kind-drill = Card
today-kind-puzzle = Puzzle
today-kind-mistake = Your mistake
today-mistakes = Turns from your own games
today-counts = Today: { $done } done, { $due } due, { $new } new.
today-clock =
    { $when ->
        [ahead] You practised last on { $last }, but the clock of this machine says { $today }. Set it if it is wrong. Nothing is lost: what was asked on days to come is asked again, a few exercises a day.
       *[long-ago] You practised last on { $last }, { $days } days ago. If that is wrong, set the clock of this machine. Nothing is lost: what has become due meanwhile is asked a few exercises a day.
    }
today-finished = That is all for today.
today-lesson-first = Before more can be asked here, take the lesson “{ $lesson }”.
today-waits =
    { $count ->
        [one] 1 more is due; it waits for another day.
       *[other] { $count } more are due; they wait for another day.
    }
today-due =
    { $days ->
        [one] Tomorrow: { $count } due.
       *[other] In { $days } days ({ $date }): { $count } due.
    }
today-solved =
    { $days ->
        [one] Solved. It comes back tomorrow.
       *[other] Solved. It comes back in { $days } days.
    }
today-again = Solved, but you saw the solution, so it comes back today.
today-sure = I am sure
today-guess = I am guessing
today-next = Next
today-later = Not today
today-answers = Answers
today-map = What you know
today-coming = What comes next
today-standing = { $known } known, { $begun } begun, { $new } new
today-head-chapter = chapter
today-head-all = exercises
today-head-known = known
today-head-begun = begun
today-head-due = due
today-no-question = There is no question to answer now. Play on the board or with “game”, or continue with “next()”.
today-answered = This question has been answered. Continue with “next()”.
today-unknown = There is no practice for “{ $word }”. The kinds are { $kinds }, and the countries are france and ireland.
today-stale = This exercise is already done. Here is the next one.

# A mistake of the learner's own, to be played better.
mistake-title = Round { $round }: find something better
mistake-text =
    This position is from a game that you reviewed. Play the whole turn of { $seat }. Then it is compared with the best known turn, which takes a moment. Any turn within { $spare ->
        [1] 1 point
       *[other] { $spare } points
    } of it counts as right.
mistake-task = You are { $seat }, and you played: { $played }. Find something better.
mistake-hint-1 =
    The best known turn is worth about { $lost ->
        [1] 1 point
       *[other] { $lost } points
    } more than the one played (between { $low } and { $high }).
mistake-hint-2 = The best known turn begins like this: { $first }
mistake-learnt = Better. The best known turn: { $why }
mistake-comparing = Your turn is being compared with the best known one.
mistake-same =
    That is the turn that was played. It is worth about { $lost ->
        [1] 1 point
       *[other] { $lost } points
    } less than the best known turn.
mistake-worse =
    This turn is worth about { $lost ->
        [1] 1 point
       *[other] { $lost } points
    } less than the best known one. Undo, or begin again.
mistake-elsewhere = This is not the position of the task. Begin again.
mistake-damaged = This mistake can no longer be replayed.
mistakes-added =
    { $added ->
        [0] Nothing new was added to Today.
       *[other] Mistakes added to Today: { $added }.
    }
mistakes-known = Already there: { $known }.
mistakes-left = Not added: { $left }. Today keeps at most { $most } mistakes, and only removes those that you know well. Practise first.
