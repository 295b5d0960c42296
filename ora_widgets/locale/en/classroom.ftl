# Tasks that a teacher sends to a class, and the answers that come back.

classroom-name = Your name
classroom-send = Create my answer
classroom-sent = This is your answer. Copy all of it and send it to your teacher.
classroom-empty = You have not played anything yet. Play on the board first.
classroom-copy = Copy
classroom-damaged = This code of a task is incomplete. Copy it again, from the first letter to the last.
classroom-question = This task is a multiple-choice question. Only the live page can show it, so send the link instead.
classroom-other-task = This answer belongs to another task.
classroom-unreadable = The answer “{ $code }” was damaged on the way. Ask for it again, copied from the first letter to the last.
classroom-no-answer = There is no answer in “{ $text }”. Ask for the code again, copied from the first letter to the last.
classroom-refused = Move { $number }, “{ $line }”, is not possible there. { $why }
classroom-yes = yes
classroom-no = no
classroom-head-learner = learner
classroom-head-solved = solved
classroom-head-played = played
classroom-head-remark = remark
