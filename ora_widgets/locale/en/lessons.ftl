# What lessons say around their own words, which are in lesson-*.ftl: outcomes, reasons, progress, tables.

## Outcomes and help

lesson-untried = Not tried yet: play on the board or with lesson.game, then check again.
lesson-untried-question = Not answered yet: choose one of the answers.
lesson-solved = Solved.
lesson-wrong-answer = “{ $answer }” is not it. Read { $rules }, or ask for a hint.
lesson-where = step { $step } of { $steps }
lesson-last-hint = { $hint } (This was the last hint.)
lesson-no-hints = There are no hints here; the solution will help.
lesson-solution = One way to do it: { $solution }
lesson-solution-game = There is no one way through a whole game: ask for a hint at every move.
lesson-solution-answer = The answer: { $solution }
lesson-finished = This was the last step of “{ $title }”.
lesson-no-choice = That is none of the answers; they are: { $choices }.
lesson-no-step = There is no step “{ $step }” here; there are { $near } and others in “steps”.
lesson-no-date = “{ $day }” is no date; write it like 2026-01-31.
lesson-unknown = There is no lesson “{ $name }”; the nearest names are { $near }. ora.lessons() lists them all.
lesson-no-task = No task is about rule { $number }; ora.rule shows its text.
lesson-advice = You could do this: { $label } ({ $line }).
lesson-advice-why = { $why } You could begin like this: { $label } ({ $line }).
lesson-advice-over = The game is over: there is nothing left to advise.

## Why not yet: the position

not-yet-has = { $seat } has { $have }; the task asks for { $want }.
not-yet-built = The { $card } does not stand on the land of { $seat } yet.
not-yet-built-there =
    { $where ->
        [nowhere] The { $card } does not stand on { $space } of { $seat } yet.
       *[other] The { $card } of { $seat } stands on { $where }; the task asks for { $space }. Undo, or begin again.
    }
not-yet-cleared =
    { $what ->
        [moor] There is still a moor on { $space }.
       *[forest] There is still a forest on { $space }.
    }
not-yet-owns = { $seat } has no space { $space } yet: a piece of land is missing there.
not-yet-hand = { $seat } does not hold the { $card } yet.
not-yet-prior =
    { $there ->
        [lay] A lay brother of { $seat } stands on the { $card }; the task asks for the prior.
       *[nobody] The prior of { $seat } does not stand on the { $card } yet.
    }
not-yet-lay =
    { $there ->
        [prior] The prior of { $seat } stands on the { $card }; the task asks for a lay brother.
       *[nobody] No lay brother of { $seat } stands on the { $card } yet.
    }
not-yet-home =
    { $home ->
        [0] { $seat } has no clergyman at home; the task asks for { $want }.
        [one] { $seat } has 1 clergyman at home; the task asks for { $want }.
       *[other] { $seat } has { $home } clergymen at home; the task asks for { $want }.
    }
not-yet-points =
    { $points ->
        [one] { $seat } has 1 point; the task asks for { $want }.
       *[other] { $seat } has { $points } points; the task asks for { $want }.
    }

## Why not yet: the table

not-yet-played =
    { $verb ->
        [use] Nobody has been sent to work in that building yet.
        [contract] The work contract that is asked for has not been issued yet.
        [build] That building has not been built yet.
        [fell] No trees have been felled yet in the way that is asked for.
        [cut] No peat has been cut yet in the way that is asked for.
        [settle] That settlement has not been built yet.
        [district] No district has been laid yet as it is asked for.
        [plot] No plot has been laid yet as it is asked for.
        [flip] No grain has been turned over to straw yet.
        [sell] No drink has been sold for coins yet.
        [enter] That building has not been entered yet.
        [prior] The prior has not moved into the new building yet.
        [pass] Nobody has passed yet.
        [take] The indicator that is asked for has not been used yet.
        [place] The neutral player has not got that card yet.
        [send] The clergyman that is asked for has not been sent yet.
        [done] The turn has not been ended yet.
       *[other] Something that the task asks for has not been done yet.
    }
not-yet-took =
    { $used ->
        [nothing] { $seat } has taken nothing by an indicator yet; the task asks for { $want }.
       *[other]
            { $wanted ->
                [any] { $seat } took { $have }; the task asks for { $want }.
               *[other] { $seat } took { $have } (indicator: { $used }); the task asks for { $want } (indicator: { $wanted }).
            }
    }
not-yet-gains = { $seat } has gained { $have } since the task began; it asks for { $want }.
not-yet-gains-there = { $seat } has gained { $have } in one visit to the { $card }; the task asks for { $want }.
not-yet-spends = { $seat } has not given away { $want } yet.
not-yet-spared = “{ $line }” uses an indicator that the task asks to save ({ $indicator }). Undo, and try another way.
not-yet-sent =
    { $what ->
        [hired] Whoever works under a contract is not yours; the task asks { $seat } to send a clergyman to the { $card }.
        [other]
            { $kind ->
                [prior] { $seat } sent a lay brother to the { $card }; the task asks for the prior.
               *[lay] { $seat } sent the prior to the { $card }; the task asks for a lay brother.
            }
       *[nobody] { $seat } has sent nobody to the { $card } yet.
    }
not-yet-hired = { $seat } has issued no work contract for the { $card } yet.
not-yet-unused =
    { $visited ->
        [no] Nobody has come to the { $card } yet.
       *[yes] The { $card } was used (“{ $line }”); the task asks to leave it unused. Undo, and choose “skip”.
    }
not-yet-passed =
    { $passed ->
        [0] { $seat } has not passed yet.
       *[other] { $seat } has passed { $passed } of { $want } times.
    }
not-yet-turns =
    { $want ->
        [one] That took { $turns } turns; the task asks for a single one. Undo, or begin again.
       *[other] That took { $turns } turns; the task asks for { $want }. Undo, or begin again.
    }
not-yet-wheel =
    { $indicator ->
        [joker] The joker shows { $value }; it should show { $want } in the end.
       *[other] The { $indicator } indicator shows { $value }; it should show { $want } in the end.
    }
not-yet-round =
    { $late ->
        [yes] Round { $want } is over: undo, or begin again.
       *[no] This is round { $round }; play on to round { $want }.
    }
not-yet-turn = It is not the turn of { $seat } yet: play on, and end the turn with “done”.
not-yet-over = The game is not over yet.
not-yet-midway = Almost: a question of this action is still open.

## Progress

lessons-head-name = name
lessons-head-title = lesson
lessons-head-solved = solved
progress-head-what = what
progress-head-solved = solved
progress-head-hints = hints
progress-head-shown = solutions
progress-card = cards
progress-puzzle = puzzles
class-head-name = learner
class-head-all = solved
progress-unreadable = not a progress file
progress-set-aside = { $file } could not be read as a progress file; it was kept as { $aside } and a new one begins.
progress-not-written = Progress cannot be kept in { $file } ({ $why }); it is remembered until the notebook is closed.
progress-no-folder = There is no folder { $folder } to keep progress in.
progress-no-file = There is no file { $file }.

## On the board, whose own names for them have spaces instead of hyphens

board-lesson = Lesson
board-lesson-step = Step
board-lesson-of = of
board-lesson-task = Your task
board-lesson-check = Check
board-lesson-hint = Hint
board-lesson-solution = Solution
board-lesson-next = Next
board-lesson-restart = Begin again
board-lesson-solved = Solved
board-lesson-not-yet = Not yet
board-lesson-untried = Not tried yet
board-lesson-rules = Rules

## The card trainer

drill-lesson = Card trainer
    .goals = One minute a card: after a while you know what every building does.
drill-task =
    { $kind ->
        [built] Use the { $card } so that you build the { $built }.
        [built-home] Use the { $card } so that you build the { $built } and the prior comes home.
        [land] Use the { $card } so that your land grows by a district and by a plot.
        [goods-home] Use the { $card } so that you have { $goods } and all your clergymen at home at the end.
       *[goods] Use the { $card } so that you have { $goods } at the end.
    }
drill-learnt = That is what it does: { $text }
drill-hint =
    { $gives ->
        [0] Send somebody to the { $card }; it takes nothing from you.
       *[other] In the end you will have handed in { $goods }.
    }
drill-unknown = There is no building “{ $name }”; the nearest names are { $near }.
drill-no-country = There is no country “{ $word }”; the countries are france and ireland.

## The quiz

quiz-cost = What does the { $card } cost?
quiz-terrain = Where may the { $card } stand?
quiz-effect = What does the { $card } do?
quiz-economic = What is the economic value of the { $card }?
quiz-dwelling = What is the dwelling value of the { $card }?
quiz-kind = Is the { $card } a cloister building?
quiz-cloister = It is a cloister building.
quiz-ordinary = It is no cloister building.
quiz-right =
    { $days ->
        [one] Right. This one comes back tomorrow.
       *[other] Right. This one comes back in { $days } days.
    }
quiz-early = Right. It was not due yet, so it stays where it was.
quiz-wrong = Not quite; this one will come back soon. The answer: { $answer }
quiz-untried = No question has been answered yet.
quiz-so-far =
    { $asked ->
        [one] { $right } of 1 question right.
       *[other] { $right } of { $asked } questions right.
    }
quiz-unknown = There is no quiz on “{ $word }”; the subjects are { $subjects }, the countries france and ireland.
quiz-no-number = “{ $word }” is no number of new questions; give a whole number, 0 or more.
