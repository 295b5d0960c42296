"""Games as text: records, short codes, links, the notation of an online site."""
