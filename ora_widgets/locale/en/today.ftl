# The daily practice: ora.today().

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
