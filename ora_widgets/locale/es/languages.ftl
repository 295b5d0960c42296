# The languages themselves.

# What this language calls itself.
language-name = español

no-such-language = No hay ningún idioma «{ $word }»; hay: { $known }.
