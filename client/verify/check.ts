import {
  type Language,
  type OptionValues,
  chooseChance,
  commitment,
  drawSignature,
  fractionOf,
  isEqual,
  parseRecord,
  roundOf,
  setUp,
} from '@showboat/engine';
import type { Disclosure } from '@showboat/protocol';
import type { GameView, SealedView } from '@showboat/ui';

/** A draw that was computed again. */
export interface CheckedDraw {
  /** From 1. */
  readonly number: number;
  /** Not known without the rules. */
  readonly round: number | undefined;
  readonly recorded: string;
  readonly computed: string;
  /** The first digits of its HMAC. */
  readonly signature: string;
  readonly isRight: boolean;
}

export interface Checked {
  /** Of the seed that was revealed. */
  readonly hash: string;
  /** Whether that is what was promised. */
  readonly isSealed: boolean;
  /** Up to the first that does not hold, that one included. */
  readonly draws: readonly CheckedDraw[];
  /** What the record has after that: nothing there can be compared. */
  readonly after: readonly string[];
  /** Played again by the rules of the game; else only by the list of what could be drawn. */
  readonly isByRules: boolean;
}

const DIGITS = 6;

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const signed = ({ seed, table, salts }: Disclosure, index: number): { readonly fraction: number; readonly signature: string } => {
  const bytes = drawSignature({ seed, table, index, salts });
  return { fraction: fractionOf(bytes), signature: hexOf(bytes.subarray(0, DIGITS)) };
};

type Draws = Pick<Checked, 'draws' | 'after'>;

const upToWrong = (draws: readonly CheckedDraw[]): Draws => {
  const wrong = draws.findIndex(({ isRight }) => !isRight);
  if (wrong < 0) return { draws, after: [] };
  return { draws: draws.slice(0, wrong + 1), after: draws.slice(wrong + 1).map(({ recorded }) => recorded) };
};

/** Without the rules: what could be drawn is what the list says. */
const byList = (disclosure: Disclosure): Draws =>
  upToWrong(
    disclosure.draws.map(({ chances, token }, index) => {
      const { fraction, signature } = signed(disclosure, index);
      const options = chances.map(([move, weight]) => ({ move, weight }));
      const computed = options.length > 0 ? chooseChance(options, fraction) : '?';
      return { number: index + 1, round: undefined, recorded: token, computed, signature, isRight: computed === token };
    }),
  );

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The game of the record again, with what the rules say could be drawn; `undefined` where the record is none of this game. */
const byRules = async <State, Move, Options extends OptionValues>(
  { game, loadWords }: GameView<State, Move, Options>,
  disclosure: Disclosure,
  language: Language,
): Promise<Draws | undefined> => {
  const parsed = parseRecord(game, disclosure.record);
  if (!parsed.ok) return undefined;
  const { options, moves } = parsed.value.record;
  const first = setUp(game, options);
  if (!first.ok) return undefined;
  const words = await loadWords(language);
  const draws: CheckedDraw[] = [];
  let state = first.value;
  for (const move of moves) {
    const isAside = game.asides(state).some((aside) => isEqual(aside, move));
    if (game.actor(state) === 'chance' && !isAside) {
      const index = draws.length;
      const { fraction, signature } = signed(disclosure, index);
      const chances = game.chances(state);
      const drawn = chooseChance(chances, fraction);
      const say = (one: Move): string => capital(words.describeMove(state, one));
      const listed = disclosure.draws.at(index)?.token ?? '–';
      const isListed = listed === game.formatMove(state, move);
      // Where only the list was changed, that is what does not hold.
      const other = isListed ? undefined : chances.find((one) => game.formatMove(state, one.move) === listed);
      const recorded = isListed ? say(move) : other ? say(other.move) : listed;
      const isRight = isListed && isEqual(drawn, move);
      draws.push({ number: index + 1, round: roundOf(game, state), recorded, computed: say(drawn), signature, isRight });
    }
    state = game.apply(state, move);
  }
  return disclosure.draws.length === draws.length ? upToWrong(draws) : undefined;
};

const isKnown = (view: SealedView, rules: string): boolean => view.use(({ game }) => game.rulesVersion === rules);

/** Everything again, from the seed. `promised`: the seal as it was shown before the start. `undefined`: it is no whole game. */
export const checkDisclosure = async (
  disclosure: Disclosure,
  promised: string,
  view: SealedView | undefined,
  language: Language,
): Promise<Checked | undefined> => {
  const hash = commitment(disclosure.seed);
  const base = { hash, isSealed: hash === promised && hash === disclosure.commitment };
  const listed = byList(disclosure);
  if (!view || !isKnown(view, disclosure.rules)) return { ...base, ...listed, isByRules: false };
  const played = await view.use((one) => byRules(one, disclosure, language));
  if (played) return { ...base, ...played, isByRules: true };
  // A record that the rules do not allow: the list may tell from where on.
  return listed.draws.every(({ isRight }) => isRight) ? undefined : { ...base, ...listed, isByRules: false };
};

export const wrongIn = ({ draws }: Pick<Checked, 'draws'>): CheckedDraw | undefined => draws.find(({ isRight }) => !isRight);
