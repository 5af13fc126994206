/** How long the die rolls, and is then read, in milliseconds: as in `die.css`. */
export const ROLL_MS = 1000;

/** The die, the fog, and a look at what was behind it. */
export const REVEAL_MS = ROLL_MS + 1500;
