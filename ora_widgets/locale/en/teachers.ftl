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
plan-lesson-how =
    { $tasks ->
        [one] In pairs, with one notebook: 1 task. Walk around, and ask the pairs what they would do next.
       *[other] In pairs, with one notebook: { $tasks } tasks. Walk around, and ask the pairs what they would do next.
    }
plan-together = A round together
plan-together-how = Play one round on the projector. The class votes on each move and says why.
plan-game = A short game in groups
plan-game-how = Two or three learners at each board, with ora.play(). Stop at any point; ora.resume() continues next time.
plan-end = Looking back
plan-end-how = Everybody names one thing they learnt. Show ora.daily_practice() for practice until the next lesson.
sheet-name = Write your name between the quotation marks, and run the cell.
sheet-task = Task
sheet-answers = Answers: { $title }
sheet-who = Name:
sheet-hand-in = When you have finished, download your progress and give the file to your teacher.
plan-unknown = There is no plan for “{ $minutes }” minutes; there are plans for { $known }.
