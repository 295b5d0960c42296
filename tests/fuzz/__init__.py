"""Every door for what comes from outside, tried with valid samples that have been damaged on purpose."""
