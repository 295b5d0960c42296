# For teachers, and for those who take their progress along.

backup-download = Download your progress
backup-paste = Or keep this line. In a cell it brings your progress back, on any machine:
backup-restored =
    { $count ->
        [one] 1 exercise was brought back.
       *[other] { $count } exercises were brought back.
    }
progress-damaged = This is not a whole progress file or code. Nothing was changed. Copy it again, from its first letter to its last.
progress-newer = This progress is of version { $version }, and this program reads versions up to { $ours }. Nothing was changed. Update ora_widgets to use it.
progress-newer-file = { $file } is of version { $version }, and this program reads versions up to { $ours }. The file stays as it is. Progress is remembered only until you close the notebook. Update ora_widgets to use the file.
progress-newer-row = version { $version }: update ora_widgets
class-head-hints = hints
class-head-shown = solutions
class-head-last = last day
learner-head-task = task
learner-head-solved = solved
learner-head-begun = begun
learner-head-last = last day
learner-head-tries = wrong tries
learner-head-hints = hints
learner-head-looked = solution seen
learner-seen = yes
learner-questions =
    { $begun ->
        [one] 1 question about cards begun, { $known } known for three weeks or more.
       *[other] { $begun } questions about cards begun, { $known } known for three weeks or more.
    }
plan-head-from = from minute
plan-head-minutes = minutes
plan-head-what = what
plan-head-how = how
plan-lesson-how =
    { $tasks ->
        [one] In pairs, one notebook for two: 1 task. Walk around, and ask what they would do next.
       *[other] In pairs, one notebook for two: { $tasks } tasks. Walk around, and ask what they would do next.
    }
plan-together = A round together
plan-together-how = Play one round on the wall. The class votes on each move and says why.
plan-game = A short game in groups
plan-game-how = Two or three at each board, with ora.play(). Stop where they are; ora.resume() goes on next time.
plan-end = What stays
plan-end-how = Everybody says one thing they learnt. Show ora.daily_practice() for the days until the next lesson.
sheet-name = Write your name between the quotation marks, and run the cell.
sheet-task = Task
sheet-hand-in = When you have finished, download your progress and give the file to your teacher.
plan-unknown = There is no plan for “{ $minutes }” minutes; there are plans for { $known }.
