"""Training networks by self-play: `insula train GAME --minutes N`, on a CPU or a GPU. Needs the extra `train`."""
