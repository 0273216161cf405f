"""When the refusals of Forces of Balance are true, told from the rules' words and the position alone."""
