import type { Detail, Refusal } from '@showboat/engine';
import type { TextCode } from './codes';
import { isStuck } from './finish';
import { fishFor } from './options';
import { DELUXE, IN_HAND, LETTERS, NOBODY, type State, boardIn, isDeluxeAllowed } from './state';
import { mostQuiet } from './turn';

// What a position must keep to, each check with the field it blames. Cans are not counted (HTR-INC-2), so that a position can be set up
// by hand.

const because = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

const count = (list: readonly number[], owner: number): number => list.filter((one) => one === owner).length;

/** HTR-SETUP-2, HTR-SETUP-12: pieces in hand and on the board are what each player has. */
const barToPieces = ({ players, built, options }: State): Refusal | undefined => {
  for (const [seat, player] of players.entries()) {
    const each = [
      ['catwalks', player.catwalks, count(built.catwalks, seat), options.catwalksEach, 'HTR-SETUP-2'],
      ['deluxe', player.deluxe, count(built.catwalks, seat + DELUXE), options.deluxe ? 1 : 0, 'HTR-SETUP-12'],
      ['shelters', player.shelters, count(built.shelters, seat), options.sheltersEach, 'HTR-SETUP-2'],
    ] as const;
    for (const [name, inHand, onBoard, all, rule] of each) {
      if (inHand + onBoard !== all)
        return because('pieces-do-not-add-up', rule, `players[${seat}].${name}`, { inHand, onBoard, all });
    }
    if (options.pairsEach === 1 && player.cats[2] !== IN_HAND)
      return because('no-second-pair', 'HTR-COMP-2', `players[${seat}].l`);
  }
  return undefined;
};

/** HTR-DLX-3 */
const barToDeluxe = (state: State): Refusal | undefined => {
  const gap = state.built.catwalks.findIndex((owner) => owner !== NOBODY && owner >= DELUXE);
  if (gap < 0 || isDeluxeAllowed(state)) return undefined;
  const without = state.players.findIndex(({ fish }) => fish === 0);
  return because('deluxe-without-fish', 'HTR-DLX-3', `catwalks.${boardIn(state).gaps[gap]}`, { seat: LETTERS[without] });
};

/** HTR-SETUP-7 */
const barToFish = ({ players, fish, options }: State): Refusal | undefined => {
  const all = fishFor(options);
  const taken = players.reduce((sum, player) => sum + player.fish, 0);
  return fish + taken === all ? undefined : because('fish-do-not-add-up', 'HTR-SETUP-7', 'fish', { given: fish, taken, all });
};

/** HTR-END-1, HTR-END-7, HTR-END-8: nobody has a turn when the game is over. */
const barToTurn = (state: State): Refusal | undefined => {
  if (state.fish === 0) return because('no-fish-left', 'HTR-END-1', 'fish');
  if (state.quiet >= mostQuiet(state))
    return because('too-quiet', 'HTR-END-8', 'quiet', { given: state.quiet, most: mostQuiet(state) - 1 });
  return isStuck(state) ? because('nothing-can-happen', 'HTR-END-7', 'turn') : undefined;
};

export const checkPosition = (state: State): Refusal | undefined =>
  barToPieces(state) ?? barToDeluxe(state) ?? barToFish(state) ?? barToTurn(state);
