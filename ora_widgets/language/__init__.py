"""Every sentence a person reads, in every language; the words are in ../locale."""
