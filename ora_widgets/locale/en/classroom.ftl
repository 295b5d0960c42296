# Tasks that a teacher sends to a class, and the answers that come back.

classroom-name = Your name
classroom-send = Make my answer
classroom-sent = This is your answer. Copy all of it, and send it to your teacher.
classroom-empty = You have not played anything yet. Play on the board first.
classroom-copy = Copy
classroom-damaged = This is not a whole code of a class. Copy it again, from its first letter to its last.
classroom-question = This task is a question with answers to choose from. Only the live page shows it: send the link instead.
classroom-other-task = This is an answer to another task.
classroom-unreadable = The answer “{ $code }” was damaged on its way; ask for it again, copied from its first letter to its last.
classroom-no-answer = No answer in “{ $text }”; ask for the code again, copied from its first letter to its last.
classroom-refused = Move { $number }, “{ $line }”, is not possible there. { $why }
classroom-yes = yes
classroom-no = no
classroom-head-learner = learner
classroom-head-solved = solved
classroom-head-played = played
classroom-head-remark = remark
