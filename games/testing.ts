import type { SealedTraining } from '@showboat/bots/training';
import type { SealedTuning } from '@showboat/bots/tuning';
import type { SealedTurns } from '@showboat/bots/turns';
import type { Fuzz } from '@showboat/engine/fuzz';
import type { BrowserGame } from '../client/tests/harness/browser-game';
import { testing as hotTinRoof } from './hot-tin-roof/testing';
import { testing as mississippiQueen } from './mississippi-queen/testing';
import { testing as patrician } from './patrician/testing';

/** What tests and tools know of a game, and players never load. */
export interface TestedGame {
  readonly id: string;
  readonly fuzz: Fuzz;
  /** Texts from outside that are made to be slow or large in this game; those that harm any game are known (`tools/hostile/`). */
  readonly hostile?: readonly { readonly name: string; readonly text: string }[];
  /** Where its bots have weights to be tuned. */
  readonly tuning?: SealedTuning;
  /** Where its bots have a net to be trained. */
  readonly training?: SealedTraining;
  /** Every turn by the rules alone, to hold its bots against. */
  readonly turns?: SealedTurns;
  /** Rewrites its golden playthroughs and recorded games. */
  record?(): Promise<unknown>;
  loadBrowser(): Promise<{ readonly browser: BrowserGame }>;
}

export const TESTED: readonly TestedGame[] = [
  // In the order of the catalog.
  mississippiQueen,
  patrician,
  hotTinRoof,
];

/** The first in the list if none is named. */
export const findTested = (id: string = TESTED[0].id): TestedGame => {
  const found = TESTED.find((one) => one.id === id);
  if (!found) throw new Error(`no game is called ${JSON.stringify(id)}; there is: ${TESTED.map((one) => one.id).join(', ')}`);
  return found;
};
