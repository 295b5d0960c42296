# For teachers, and for moving progress to another machine.

backup-download = Download your progress
backup-paste = Or keep this line. Run in a cell on any machine, it restores your progress:
backup-restored =
    { $count ->
        [one] 1 exercise was restored.
       *[other] { $count } exercises were restored.
    }
progress-damaged = This progress file or code is incomplete. Nothing was changed. Copy it again, from the first letter to the last.
progress-newer = This progress has version { $version }, and this program reads versions up to { $ours }. Nothing was changed. Update ora_widgets to use it.
progress-newer-file = { $file } has version { $version }, and this program reads versions up to { $ours }. The file is left unchanged. Progress is remembered only until you close the notebook. Update ora_widgets to use the file.
progress-newer-row = version { $version }: update ora_widgets
class-head-hints = hints
class-head-shown = solutions
class-head-last = last day
learner-head-task = task
learner-head-solved = solved
learner-head-begun = started
learner-head-last = last day
learner-head-tries = wrong tries
learner-head-hints = hints
learner-head-looked = solution seen
learner-seen = yes
learner-questions =
    { $begun ->
        [one] 1 question about cards started, { $known } known for three weeks or more.
       *[other] { $begun } questions about cards started, { $known } known for three weeks or more.
    }
plan-head-from = from minute
plan-head-minutes = minutes
plan-head-what = what
plan-head-how = how
plan-head-task = task
plan-head-answer = answer
plan-head-learnt = what it shows
plan-head-rules = rules
plan-head-expect = what to expect
plan-lesson-how = In pairs: tasks { $tasks }. Walk around, and ask what they would do next. Those who are quick do the others.
plan-arrive = Arriving
plan-arrive-how = Show the QR code of ora.host(ora.assign("welcome"), network=True). Everybody opens the link and gives a name.
plan-together = A round together
plan-together-how = Show a game on the projector, and ask room.poll(): what would you play? Show the answers on the board, play out two of them, and let those who gave them say why.
plan-game = A short game in groups
plan-game-how = Two or three learners at each board, with ora.play(). Stop at any point; ora.resume() continues next time.
plan-end = Looking back
plan-end-how = Everybody names one thing they learnt. Show ora.daily_practice() for practice until the next lesson.
plan-expect-welcome = Many look for a button to end the turn too early, and many send the prior. The bright ring shows the next click; the prior is worth more at home.
plan-expect-wheel = Many take a good at once, at a low value, and nobody touches the joker. Ask what the indicator will show in the next round.
plan-expect-clergymen = Many want to send somebody who is out. Clergymen come home only at the beginning of a round, and only when all three are out.
plan-expect-building = Many forget the kind of ground, and that a cloister building must touch another one. Let them read the card aloud before they choose a space.
plan-expect-work-contracts = Many want to send a clergyman of their own. In a work contract the owner sends one, and the coins go to the owner.
plan-expect-land = Many fell a forest for the wood alone. It makes room, too; and a district is a row above or below, never at the side.
plan-expect-food = Many pay with whatever comes first, and expect change. Anything paid in excess is lost, so look for the exact sum.
plan-expect-scoring = Many count grain and wood as points, and forget what the neighbours of a settlement bring, including the negative ones.
sheet-name = Write your name between the quotation marks, and run the cell.
sheet-task = Task
sheet-write =
    { $kind ->
        [choice] Write the word before your answer into the second cell below, like this: `{ $line }`
       *[moves] Try it on the board. Then write your moves into the cell below it, like this: `{ $line }`
    }
sheet-answers = Answers: { $title }
sheet-who = Name:
sheet-hand-in = When you have finished, download your progress and give the file to your teacher.
plan-unknown = There is no plan for “{ $minutes }” minutes; there are plans for { $known }.
