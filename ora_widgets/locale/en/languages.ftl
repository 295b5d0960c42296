# The languages themselves.

# What this language calls itself.
language-name = English

no-such-language = There is no language “{ $word }”; there are { $known }.
