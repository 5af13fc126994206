import { type AllWords, type Language, capital } from '@showboat/engine';
import { COLOURS, FACE_DOWN, type Move, ROUNDS, type State, actor, dealtTo, mover, roundOf, sumOf } from '../rules/state';
import { positions } from '../rules/positions';

export type Words = AllWords<State, Move>;

const nameCard = (card: number): string => (card === FACE_DOWN ? 'a card' : `the ${card}`);

const titled = (title: string) => () => ({ title, help: `About ${title.toLowerCase()}.` });

/** A toy speaks English to everybody. */
export const wordsIn = (language: Language): Words => ({
  language,
  title: 'High Card',
  nameSeat: (_state, seat) => COLOURS[seat],
  nameMover: capital,
  sayRefusal: ({ code, rule }) => `${capital(code.replaceAll('-', ' '))} (${rule}).`,
  describeMove: (_state, { kind, card }) => `${capital(kind)} ${nameCard(card)}`,
  describeEvent: (state, { kind, card }) => [
    kind === 'deal'
      ? { who: COLOURS[dealtTo(state) ?? 0], what: [`is dealt ${nameCard(card)}`] }
      : { who: COLOURS[mover(state)], what: [`lays ${nameCard(card)}`] },
  ],
  joinPhrases: (who, phrases) => `${capital(who)} ${phrases.join(' and ')}.`,
  sayEnding: () => 'Everybody has laid three cards.',
  sayReason: ({ detail }) => `lays the ${detail.card}`,
  describeStatus: (state) => `Round ${Math.min(roundOf(state), ROUNDS)}`,
  describeTask: (state, seat) => (actor(state) === seat ? 'Lay a card' : 'Wait'),
  describeSurroundings: (state) => [{ heading: 'Cards', lines: positions.draw(state).split('\n') }],
  drawNear: positions.draw,
  describeTable: (state) => COLOURS.slice(0, state.options.seats).map((name, seat) => `${name}: ${sumOf(state, seat)}`),
  answer: () => undefined,
  questionHint: 'Nothing to ask',
  option: titled('Players'),
  optionValue: (_key, value) => String(value),
  preset: titled('High Card'),
});
