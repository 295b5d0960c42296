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
today-mistakes = Turns of your own games
today-counts = Today: { $done } done, { $due } due, { $new } new.
today-finished = That is all for today.
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
today-again = Solved, but you looked at the solution. So it comes back today.
today-sure = I am sure
today-guess = It is a guess
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
today-no-question = There is no question to answer now. Play on the board or with “game”, or go on with “next()”.
today-answered = This question has been answered. Go on with “next()”.
today-unknown = There is no practice for “{ $word }”. The kinds are { $kinds }, and the countries are france and ireland.
today-stale = This exercise is done already. Here is what comes now.

# A mistake of one's own, to be played better.
mistake-title = Round { $round }: find something better
mistake-text = This position is from a game that you reviewed. Play the whole turn of { $seat } to its end; then it is compared with the best turn that is known, which takes a moment. What comes to no more than { $spare } points less is right.
mistake-task = You are { $seat }. You played here: { $played }. Find something better.
mistake-hint-1 = The best turn that is known comes to about { $lost } points more than what was played (between { $low } and { $high }).
mistake-hint-2 = The best turn that is known begins like this: { $first }
mistake-learnt = Better. The best turn that is known: { $why }
mistake-comparing = Your turn is being compared with the best one that is known.
mistake-same = That is what was played. It comes to about { $lost } points less than the best turn that is known.
mistake-worse = This turn comes to about { $lost } points less than the best one that is known. Undo, or begin again.
mistake-elsewhere = This is another position than that of the task. Begin again.
mistake-damaged = This mistake cannot be replayed any more.
mistakes-added =
    { $added ->
        [0] No mistake is new in Today.
       *[other] Mistakes added to Today: { $added }.
    }
mistakes-known = There before: { $known }.
mistakes-left = Without room: { $left }. Today keeps { $most } mistakes at most, and only those that you know well make room. Practise first.
