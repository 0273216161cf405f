/** The boards are drawn by the base game, in its words. */
import '../cerebria/words';
