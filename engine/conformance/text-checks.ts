import { isEqual } from '../equal';
import type { Game } from '../game';
import type { OptionValues } from '../options';
import { type Random, createRandom, pick, shuffle } from '../random';
import { formatRecord, parseRecord, replay } from '../record';
import { attempt, differenceOf, shown, throughJson } from './json';
import type { Check } from './move-checks';
import { mutationsOf } from './mutations';
import { type PlayedGame, momentsOf } from './played';

export const checkMoveText: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, where }) =>
    [...game.legalMoves(state), ...game.asides(state)].flatMap((move) => {
      const text = game.formatMove(state, move);
      const name = game.notation.nameOf(state, move);
      const words = text.split(' ');
      const problems: string[] = [];
      if (words.some((word) => !/^\S+$/.test(word))) problems.push(`${where}: "${text}" is not words with single blanks`);
      if (game.notation.wordsIn(words[0]) !== words.length) problems.push(`${where}: wordsIn miscounts "${text}"`);
      if (game.notation.names.includes(words[0])) problems.push(`${where}: the move "${text}" begins with a name`);
      if (name !== '' && !game.notation.names.includes(name))
        problems.push(`${where}: the name "${name}" is not among the names`);
      const parsed = game.parseMove(state, text, name === '' ? undefined : name);
      if (!parsed.ok) problems.push(`${where}: "${text}" by ${name} is not read back: ${shown(parsed.refusal)}`);
      else if (!isEqual(parsed.value, move))
        problems.push(`${where}: "${text}" is read as ${shown(parsed.value)}, not ${shown(move)}`);
      return problems;
    }),
  );

/** The whole game and some prefixes of it: a record may stop anywhere. */
const cutsOf = <State, Move>({ moves }: PlayedGame<State, Move>): readonly number[] => [
  ...new Set(
    [0, 1, 2, 0.3, 0.6, 1].map((part, index) => (index < 3 ? Math.min(part, moves.length) : Math.floor(part * moves.length))),
  ),
];

export const checkRecords: Check = (game, games) =>
  games.flatMap((played) =>
    cutsOf(played).flatMap((cut) => {
      const where = `${played.name}, record of ${cut} moves`;
      const moves = played.moves.slice(0, cut);
      const text = attempt(() => formatRecord(game, game.optionsOf(played.states[0]), moves));
      if ('thrown' in text) return [`${where}: throws ${text.thrown}`];
      const parsed = parseRecord(game, text.value);
      if (!parsed.ok) return [`${where}: not read back: ${shown(parsed.refusal)}`];
      const { record, state } = parsed.value;
      if (!isEqual(record.moves, moves)) return [`${where}: other moves are read back (${differenceOf(record.moves, moves)})`];
      if (!isEqual(state, played.states[cut])) return [`${where}: leads elsewhere (${differenceOf(state, played.states[cut])})`];
      const replayed = replay(game, throughJson(record));
      return replayed.ok && isEqual(replayed.value, state) ? [] : [`${where}: the replay leads elsewhere`];
    }),
  );

const JUNK = [
  '',
  ' ',
  '.',
  '"',
  '[',
  ']',
  '-1',
  '0',
  '9'.repeat(400),
  '\0',
  '💥',
  '__proto__',
  'constructor',
  '\n',
  '1. ',
  'null',
  '=',
];

const garbled = (random: Random, text: string): string => {
  const from = Math.floor(random() * text.length);
  return text.slice(0, from) + pick(random, JUNK) + text.slice(from + Math.floor(random() * 4));
};

/** Text from outside may be refused or happen to be valid; it never throws. */
export const checkBadText: Check = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  games: readonly PlayedGame<State, Move>[],
): readonly string[] => {
  const random = createRandom('garbled');
  const problems: string[] = [];
  for (const played of games) {
    const text = formatRecord(game, game.optionsOf(played.states[0]), played.moves.slice(0, 30));
    for (let round = 0; round < 20; round++) {
      const bad = garbled(random, text);
      const parsed = attempt(() => parseRecord(game, bad));
      if ('thrown' in parsed) problems.push(`${played.name}: the record ${JSON.stringify(bad)} throws ${parsed.thrown}`);
    }
    const state = pick(random, played.states);
    const tokens = played.moves.slice(0, 10).map((move, index) => game.formatMove(played.states[index], move));
    for (const bad of [...JUNK, ...tokens, ...tokens.map((token) => garbled(random, token))]) {
      const parsed = attempt(() => game.parseMove(state, bad, pick(random, [undefined, 'x', ...game.notation.names])));
      if ('thrown' in parsed) problems.push(`${played.name}: the move ${JSON.stringify(bad)} throws ${parsed.thrown}`);
      else if (parsed.value.ok) {
        const { value } = parsed.value;
        const refusal = attempt(() => game.refuse(state, value));
        if ('thrown' in refusal) problems.push(`${played.name}: refuse of ${JSON.stringify(bad)} throws ${refusal.thrown}`);
      }
    }
  }
  return problems;
};

const told = (state: unknown, untold: readonly string[]): unknown =>
  untold.length === 0 ? state : Object.fromEntries(Object.entries(Object(state)).filter(([field]) => !untold.includes(field)));

export const checkPositions: Check = (game, games, { untold }) => {
  let positions = 0;
  const problems = momentsOf(games, 1).flatMap(({ state, where }) => {
    const position = game.formatPosition(state);
    if (!position.ok) return [];
    positions++;
    const parsed = game.parsePosition(throughJson(position.value));
    if (!parsed.ok) return [`${where}: the position is not read back: ${shown(parsed.refusal)}`];
    const [read, written] = [told(parsed.value, untold), told(state, untold)];
    return isEqual(read, written) ? [] : [`${where}: the position is read as another state (${differenceOf(read, written)})`];
  });
  return positions === 0 ? [...problems, 'no state of any game has a position'] : problems;
};

export const checkBadPositions: Check = (game, games, plan) => {
  const random = createRandom(`${plan.seed}/positions`);
  return momentsOf(games, plan.every * 5).flatMap(({ state, where }) => {
    const position = game.formatPosition(state);
    if (!position.ok) return [];
    return shuffle(random, mutationsOf(position.value))
      .slice(0, 40)
      .flatMap((bad) => {
        const parsed = attempt(() => game.parsePosition(bad));
        if ('thrown' in parsed) return [`${where}: the position ${shown(bad)} throws ${parsed.thrown}`];
        if (!parsed.value.ok) return [];
        const accepted = parsed.value.value;
        const used = attempt(() => [game.legalMoves(accepted).length, game.draw(accepted)]);
        return 'thrown' in used ? [`${where}: the position ${shown(bad)} is accepted, then throws ${used.thrown}`] : [];
      });
  });
};

export const checkTurns: Check = (game, games) =>
  games.flatMap((played) => {
    const between = momentsOf([played], 1).filter(({ state }) => game.formatPosition(state).ok);
    return [between[0], between[Math.floor(between.length / 2)]].flatMap((moment) => {
      const position = moment && game.formatPosition(moment.state);
      if (!position?.ok) return [];
      const turns = game.turns(throughJson(position.value));
      if (!turns.ok) return [`${moment.where}: turns refuses ${shown(turns.refusal)}`];
      const isSorted = turns.value.every((line, index) => index === 0 || turns.value[index - 1] < line);
      return isSorted && turns.value.length > 0 ? [] : [`${moment.where}: turns are missing, unsorted or doubled`];
    });
  });

export const checkDrawing: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, where }) =>
    game.draw(state).trim() === '' ? [`${where}: the drawing is empty`] : [],
  );
