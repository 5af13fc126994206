/** A stream of numbers in [0, 1). Rules never hold one: only those who make chance moves or choose at random do. */
export type Random = () => number;
