# The languages themselves.

# The language's name for itself.
language-name = English

no-such-language = There is no language “{ $word }”; there are { $known }.
