# The words that all lessons share: outcomes, reasons, progress, tables. Their own are in lesson-*.ftl.

## Outcomes and help

lesson-untried = Not tried yet: play on the board or with lesson.game, then check again.
lesson-untried-question = Not answered yet: choose one of the answers.
lesson-solved = Solved.
lesson-solved-before = You have already solved this; you can play it again.
lesson-wrong-answer = “{ $answer }” is wrong. Look it up in the rules ({ $rules }), or ask for a hint.
lesson-dead-end = The task can no longer be solved from here. Undo, or begin again.
lesson-dead-end-here =
    { $turns ->
        [one] It can no longer be done in this turn. Undo, or begin again.
       *[other] It can no longer be done within { $turns } turns. Undo, or begin again.
    }
lesson-answers =
    { $others ->
        [one] A bot answers for the other player.
       *[other] A bot answers for the other players.
    }
lesson-where = step { $step } of { $steps }
lesson-last-hint = { $hint } (This was the last hint.)
lesson-hint-way = What is done, in this order: { $way }.
lesson-hint-rule = The rule { $rule } ({ $title }) says it.
lesson-hint-two = It is one of these two: “{ $one }” or “{ $other }”.
lesson-hint-moves = For example: { $moves }.
lesson-no-hints = There are no hints here, but you can look at the solution.
lesson-solution = One way to do it: { $solution }
lesson-shown = This is one way to do it. Choose “Begin again” and do it yourself.
lesson-solution-game = There are many ways to play a whole game, so no solution is shown. You can ask for a hint at every move.
lesson-solution-answer = The answer: { $solution }
lesson-finished = This was the last step of “{ $title }”.
lesson-no-choice = That is not one of the answers. They are: { $choices }.
lesson-no-step = There is no step “{ $step }” here; there are { $near }, and “steps” lists all of them.
lesson-no-date = “{ $day }” is not a date; write it like 2026-01-31.
lesson-unknown = There is no lesson “{ $word }”; the nearest names are { $near }. ora.lessons() lists them all.
practice-unknown = There is no practice task “{ $word }”; the nearest names are { $near }. You can also give the number of a rule.
practice-none = There is no practice task about rule { $number }; ora.rule shows its text and an example.
lesson-advice = You could play this: { $label } ({ $line }).
lesson-advice-why = { $why } You could begin like this: { $label } ({ $line }).
lesson-advice-over = The game is over, so there is no hint.

## Why not yet: the position

not-yet-has = { $seat } has { $have }; the task asks for { $want }.
not-yet-built = { $seat } has not built the { $card } yet.
not-yet-built-there =
    { $where ->
        [nowhere] { $seat } has not built the { $card } on { $space } yet.
       *[other] The { $card } of { $seat } stands on { $where }; the task asks for { $space }. Undo, or begin again.
    }
not-yet-cleared =
    { $what ->
        [moor] There is still a moor on { $space }.
       *[forest] There is still a forest on { $space }.
    }
not-yet-owns = { $seat } has no space { $space } yet; buy the landscape that has it.
not-yet-hand = { $seat } does not have the { $card } in hand yet.
not-yet-prior =
    { $there ->
        [lay] There is a lay brother on the { $card } ({ $seat }); the task asks for the prior.
       *[nobody] The prior is not on the { $card } yet ({ $seat }).
    }
not-yet-lay =
    { $there ->
        [prior] The prior is on the { $card } ({ $seat }); the task asks for a lay brother.
       *[nobody] No lay brother is on the { $card } yet ({ $seat }).
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
        [use] Nobody has been sent to that building yet.
        [contract] The work contract of this task has not been issued yet.
        [build] That building has not been built yet.
        [fell] No trees have yet been felled as the task says.
        [cut] No peat has yet been cut as the task says.
        [settle] That settlement has not been built yet.
        [district] No district has yet been placed as the task says.
        [plot] No plot has yet been placed as the task says.
        [flip] No grain has been turned over to straw yet.
        [sell] No drink has been sold for coins yet.
        [enter] That building has not been used from another one yet.
        [prior] The prior has not moved into the new building yet.
        [pass] Nobody has passed yet.
        [take] The indicator of this task has not been used yet.
        [place] The neutral player does not have that card yet.
        [send] The clergyman of this task has not been sent yet.
        [done] The turn has not been ended yet.
       *[other] Something that the task asks for has not been done yet.
    }
not-yet-took =
    { $used ->
        [nothing] { $seat } has taken nothing by the wheel yet; the task asks for { $want }.
       *[other]
            { $wanted ->
                [any] { $seat } took { $have }; the task asks for { $want }.
               *[other] { $seat } took { $have } with { $used }; the task asks for { $want } with { $wanted }.
            }
    }
not-yet-gains = { $seat } has gained { $have } since the task began; the task asks for { $want }.
not-yet-gains-there = { $seat } has gained { $have } in one visit to the { $card }; the task asks for { $want }.
not-yet-spends = { $seat } has not given away { $want } yet.
not-yet-spared = “{ $line }” takes goods with { $indicator }, which the task asks you not to use. Undo, and try another way.
not-yet-sent =
    { $what ->
        [hired] In a work contract the clergyman is not your own; the task asks { $seat } to send one to the { $card }.
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
        [no] Nobody has been sent to the { $card } yet.
       *[yes] The { $card } was used (“{ $line }”); the task asks you not to use it. Undo, and choose “skip”.
    }
not-yet-passed =
    { $passed ->
        [0] { $seat } has not passed yet.
       *[other] { $seat } has passed { $passed } of { $want } times.
    }
not-yet-turns =
    { $want ->
        [one] That took { $turns } turns; the task asks for a single turn. Undo, or begin again.
       *[other] That took { $turns } turns; the task asks for { $want }. Undo, or begin again.
    }
not-yet-wheel =
    { $indicator ->
        [joker] The joker shows { $value }; it should show { $want } at the end.
       *[other] The { $indicator } indicator shows { $value }; it should show { $want } at the end.
    }
not-yet-round =
    { $late ->
        [yes] Round { $want } is over: undo, or begin again.
       *[no] This is round { $round }; play on to round { $want }.
    }
not-yet-turn = It is not { $seat }'s turn yet: play on, and end the turn with “done”.
not-yet-over = The game is not over yet.
not-yet-midway = Almost: you still have to answer a question of this action.

## Progress

lessons-head-name = name
lessons-head-title = lesson
lessons-head-solved = solved
puzzles-head-name = name
puzzles-head-title = puzzle
puzzles-head-theme = theme
puzzles-head-grade = grade
puzzles-head-solved = solved
walkthroughs-head-name = name
walkthroughs-head-title = game
walkthroughs-head-turns = turns
progress-head-what = task
progress-head-solved = solved
progress-head-hints = hints
progress-head-shown = solutions
progress-card = cards
progress-puzzle = puzzles
class-head-name = learner
class-head-all = solved
progress-unreadable = not a progress file
progress-set-aside = { $file } could not be read as a progress file. It was kept as { $aside }, and a new file was started.
progress-not-written = Progress cannot be saved in { $file } ({ $why }); it is remembered until you close this page.
progress-no-folder = There is no folder { $folder } to save progress in.
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
board-lesson-following = Next lesson
board-lesson-back = Back
board-lesson-restart = Begin again
board-lesson-solved = Solved
board-lesson-not-yet = Not yet
board-lesson-untried = Not tried yet
board-lesson-begun = Started. Press “Check” to see what is missing
board-lesson-rules = Rules

## The card trainer

drill-lesson = Card trainer
    .goals = Take a minute for each card. After a while you will know what every building does.
drill-task =
    { $kind ->
        [built] Use the { $card } so that you build the { $built }.
        [built-home] Use the { $card } so that you build the { $built } and the prior comes home.
        [land] Use the { $card } so that you add a district and a plot to your landscape.
        [goods-home] Use the { $card } so that you have { $goods } and all your clergymen at home at the end.
       *[goods] Use the { $card } so that you have { $goods } at the end.
    }
drill-learnt = This is what the card does: { $text }
drill-hint =
    { $gives ->
        [0] Send a clergyman to the { $card }; it costs you nothing.
       *[other] You will pay { $goods } in total.
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
quiz-ordinary = It is not a cloister building.
quiz-right =
    { $days ->
        [one] Right. This question comes back tomorrow.
       *[other] Right. This question comes back in { $days } days.
    }
quiz-early = Right. You answered it before it was due, so its date does not change.
quiz-guessed = Right, but it was a guess, so this question comes back today.
quiz-wrong = Not quite; this question will come back soon. The answer: { $answer }
quiz-untried = You have not answered a question yet.
quiz-so-far =
    { $asked ->
        [one] { $right } of 1 question right.
       *[other] { $right } of { $asked } questions right.
    }
quiz-unknown = There is no quiz on “{ $word }”. The subjects are { $subjects }, and the countries are france and ireland.
quiz-no-number = “{ $word }” is not a number of new questions; give a whole number, 0 or more.
