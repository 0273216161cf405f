"""When the refusals of Cerebria are true, told from the rules' words and the position alone."""
