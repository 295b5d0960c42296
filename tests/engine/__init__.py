"""The rules, question by question: land, payments, turns, phases, modes."""
