import { casualMoves, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import { savedGamesOf } from '../../../../client/tests/harness/saved-at';

const records = new URL('../../records/', import.meta.url);

export const { savedGame, findMoment, recorded, stateOf } = savedGamesOf({ game, casualMoves, records });
