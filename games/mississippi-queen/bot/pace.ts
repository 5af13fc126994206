import { TOP_SPEED } from '../rules/state';

// Turns needed for a distance, from the speed on the wheel: speed changes by one a turn, and winding water allows no more than this.

export const CRUISE = 4;

const LONGEST = 160;

const table = (
  fill: (wheel: number, distance: number, rest: (wheel: number, distance: number) => number) => number,
): Float64Array => {
  const turns = new Float64Array((TOP_SPEED + 1) * (LONGEST + 1)).fill(Infinity);
  const rest = (wheel: number, distance: number): number => turns[wheel * (LONGEST + 1) + distance];
  for (let distance = 0; distance <= LONGEST; distance++) {
    for (let wheel = 1; wheel <= TOP_SPEED; wheel++) turns[wheel * (LONGEST + 1) + distance] = fill(wheel, distance, rest);
  }
  return turns;
};

const speedsFrom = (wheel: number): readonly number[] =>
  [wheel - 1, wheel, wheel + 1].filter((speed) => speed >= 1 && speed <= Math.max(CRUISE, wheel - 1));

/** To stop on a space at speed 1. Standing on it already means once around: two turns. */
const STOPPING = table((wheel, distance, rest) => {
  if (distance === 0) return wheel === 1 ? 2 : wheel;
  let best = Infinity;
  for (const speed of speedsFrom(wheel)) {
    if (speed > distance) continue;
    const left = distance - speed;
    const more = left > 0 ? rest(speed, left) : speed === 1 ? 0 : speed;
    best = Math.min(best, 1 + more);
  }
  // Too fast to hit it: past it and back again.
  return best === Infinity ? wheel + 1 : best;
});

/** To pass a space at any speed. */
const PASSING = table((wheel, distance, rest) => {
  if (distance === 0) return 0;
  const speed = Math.min(CRUISE, wheel + 1);
  return speed >= distance ? distance / speed : 1 + rest(speed, distance - speed);
});

const read = (turns: Float64Array, wheel: number, halfSteps: number): number => {
  const distance = Math.min(LONGEST - 1, halfSteps / 2);
  const whole = Math.floor(distance);
  const low = turns[wheel * (LONGEST + 1) + whole];
  const high = turns[wheel * (LONGEST + 1) + whole + 1];
  return low + (high - low) * (distance - whole);
};

export const turnsToStop = (wheel: number, halfSteps: number): number => read(STOPPING, wheel, halfSteps);

export const turnsToPass = (wheel: number, halfSteps: number): number => read(PASSING, wheel, halfSteps);
