# The languages themselves.

# What this language calls itself.
language-name = polski

no-such-language = Nie ma języka „{ $word }”; są: { $known }.
