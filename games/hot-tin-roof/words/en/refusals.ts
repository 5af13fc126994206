import type { RefusalPhrases } from '../phrases';
import { names } from './names';

const pose = (letter: unknown): string => (letter === 's' ? names.poses.s : names.poses.l);

const DUMPSTER_IDS = ['home1', 'home2', 'home3', 'catwalk', 'shelter'];

const dumpster = (id: unknown): string => names.dumpster(Math.max(0, DUMPSTER_IDS.indexOf(String(id))));

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'This is not a move of this game',
    'game-over': () => 'Nobody moves any more, the game is over',
    'chance-decides': () => 'First a home tile must be turned up',
    'not-chance': () => 'Tiles are turned up only in the set-up and after a pair was placed',
    'dive-first': () => 'A turn begins with a dumpster',
    'too-poor': ({ cans, ante, income }) =>
      `The ante is ${ante} cans, with ${cans} you can only take ${income} and your turn is over`,
    'not-poor': ({ cans, ante }) => `Only with fewer than ${ante} cans the ante is not paid, you have ${cans}`,
    'dived-already': () => 'One dumpster is chosen in a turn, it was chosen already',
    'no-pair-in-hand': () => 'A home dumpster needs a pair of cats in hand, both are on the roofs',
    'place-first': () => 'First a pair must be placed on the two roofs of the tile',
    'pair-not-in-hand': (detail) => `Only a pair in hand can be placed, the ${pose(detail.pose)} one is not there`,
    'nothing-to-place': () => 'A pair is placed only after a home dumpster',
    'build-or-decline': () => 'First something must be built, or - chosen to build nothing',
    'nothing-to-decline': () => 'Building is declined only after the catwalk or shelter dumpster',
    'no-catwalk-now': () => 'A catwalk is laid only after the catwalk dumpster',
    'no-catwalk-left': () => 'There must be a catwalk in hand, all of yours are laid',
    'gap-taken': ({ gap }) => `A gap holds one catwalk, ${gap} has it already`,
    'no-deluxe-left': () => 'There must be a deluxe catwalk in hand, you have none',
    'deluxe-too-early': (detail) => `A deluxe catwalk may be laid once all players have a fish, ${detail.seat} has none`,
    'no-shelter-now': () => 'A shelter is put up only after the shelter dumpster',
    'no-shelter-left': () => 'There must be a shelter in hand, all of yours are put up',
    'patio-taken': ({ roof }) => `A patio holds one shelter, ${roof} has it already`,
    'no-such-cat': (detail) => `Only an own cat can walk, on ${detail.from} there is no ${pose(detail.pose)} one of yours`,
    'cat-moved-already': ({ from }) => `Each cat walks once in a turn, the one on ${from} has done so`,
    'already-there': ({ from }) => `A cat must walk to another roof, it is on ${from} already`,
    'no-way': ({ from, to }) => `There must be a way over laid catwalks, there is none from ${from} to ${to}`,
    'too-many-ways': ({ most }) => `There are more than ${most} walks for this cat, and only the cheapest are offered`,
    'too-dear': ({ price, cans }) => `The way must be paid for in full, it costs ${price} and you have ${cans}`,
    'other-payment': ({ payments }) => `The payment must be a least one, these are: ${payments}`,
    'first-player-drawn': () => 'First it must be drawn who begins',
    'no-such-seat': ({ seats }) => `There must be such a player, this table has ${seats}`,
    'turn-up-elsewhere': (detail) => `The tile must be turned up under the ${dumpster(detail.dumpster)}`,
    'tile-not-in-stack': ({ tile }) => `The tile must be in the stack, ${tile} is not`,
  },
  gap: (one, other) => `the one between ${one} and ${other}`,
  unknown: (code) => `refused (${code})`,
};
