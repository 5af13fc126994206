import { type Choice, type OptionValues, type Player, type Random, type Seat, chooseChance, ln } from '@showboat/engine';
import { winningOf } from './winning';

// A tree search for several players with chance and hidden information. One node per decision, one branch per whole turn: branches are
// opened best first, more of them the more often a node is visited. Every iteration descends through one world that the searching seat
// cannot tell from the real one, opens one branch, and backs up the expected results of all seats to the root (max-n). The worlds share
// the root and its branches, and have a tree each below; they are few and take turns, so that branches are compared in the
// same ones. It can be stopped after any iteration; the same seed and number of iterations always give the same result.

export interface SearchLimits {
  readonly iterations: number;
  /** Polled now and then with the iterations done; the search ends when it returns true. */
  readonly isTimeUp?: (iterations: number) => boolean;
}

export interface SearchTuning {
  /** The exploration weight of rarely tried branches. */
  readonly curiosity: number;
  /** How fast branches are opened: their number grows with the square root of the visits times this. */
  readonly width: number;
  /** The same for the other seats, which mostly play the statically best choice: depth is worth more than breadth there. */
  readonly othersWidth: number;
  /** The same for chance moves. */
  readonly draws: number;
  /** The same for worlds, where something is hidden. */
  readonly worlds: number;
  /** The number of visits that the static value of a root branch counts as, where something is hidden; otherwise one. */
  readonly trust: number;
  /** Decisions played out greedily before a new position is evaluated. */
  readonly rollout: number;
  /** The other seats play against the searching seat instead of for themselves. */
  readonly paranoid: boolean;
}

export const DEFAULT_TUNING: SearchTuning = {
  curiosity: 0.12,
  width: 1.5,
  othersWidth: 0.15,
  draws: 0.5,
  worlds: 1,
  trust: 10,
  rollout: 0,
  paranoid: false,
};

export interface Weighed<State, Move> {
  readonly choice: Choice<State, Move>;
  readonly visits: number;
  /** The expected result of every seat after it. */
  readonly values: readonly number[];
}

export interface SearchResult<State, Move> {
  /** Those that win at once, then most visited first; untried choices are left out, except the first one. */
  readonly weighed: readonly Weighed<State, Move>[];
  readonly iterations: number;
}

interface Node<State, Move> {
  visits: number;
  readonly totals: number[];
  /** The state that `choices` belong to; only the root sees several. */
  state: State | undefined;
  choices: readonly Choice<State, Move>[];
  /** The state that a chance move led to. */
  drawn: State | undefined;
  /** Branches by the index of their choice; for chance, the draws already made. */
  readonly branches: (Node<State, Move> | undefined)[];
  /** Branches by their moves: of the root, where worlds differ, and always of chance. */
  children: Map<string, Node<State, Move>> | undefined;
  /** Where worlds differ, the subtree of a root branch in each of them. */
  sequels: Node<State, Move>[] | undefined;
}

/** One deal of what is hidden. */
interface World<State, Move> {
  readonly state: State;
  choices: readonly Choice<State, Move>[] | undefined;
  readonly keys: string[];
  /** The number that decides the n-th draw at a depth: the same for all branches, so that none is luckier. */
  readonly luck: number[][];
}

const STOP_CHECK = 8;

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

const newNode = <State, Move>(seats: number): Node<State, Move> => ({
  visits: 0,
  totals: NOTHING.slice(0, seats),
  state: undefined,
  choices: [],
  drawn: undefined,
  branches: [],
  children: undefined,
  sequels: undefined,
});

export const search = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  view: State,
  seat: Seat,
  limits: SearchLimits,
  random: Random,
  tuning: SearchTuning = DEFAULT_TUNING,
): SearchResult<State, Move> => {
  const { game, mind } = player;
  const seats = mind.evaluate(view).length;
  const root = newNode<State, Move>(seats);
  // Where nothing is hidden, every redealt world is the visible one, and what is computed for a state holds in all iterations.
  const isOpen = game.redeal(view, seat, random) === view;
  const worlds: World<State, Move>[] = [];
  const keyOf = (state: State, moves: readonly Move[]): string => moves.map((move) => game.formatMove(state, move)).join(' ');

  /** The worlds take turns; the more there are, the rarer new ones become. */
  const worldAt = (iteration: number): World<State, Move> => {
    if (worlds.length <= tuning.worlds * Math.sqrt(iteration) && !(isOpen && worlds.length > 0)) {
      const state = isOpen ? view : game.redeal(view, seat, random);
      const known = worlds.find((world) => world.state === state);
      if (known) return known;
      worlds.push({ state, choices: undefined, keys: [], luck: [] });
      return worlds[worlds.length - 1];
    }
    return worlds[iteration % worlds.length];
  };

  const choicesAt = (node: Node<State, Move>, state: State): readonly Choice<State, Move>[] => {
    if (node.state !== state) {
      node.choices = mind.choices(state, 'likely');
      node.state = state;
    }
    return node.choices;
  };

  /** The choices of the searching seat, with statistics from all worlds. */
  const rootChoicesIn = (world: World<State, Move>): readonly Choice<State, Move>[] => {
    if (root.state === world.state) return root.choices;
    world.choices ??= mind.choices(world.state, 'all');
    root.choices = world.choices;
    root.state = world.state;
    if (isOpen) return root.choices;
    for (let i = 0; i < root.choices.length; i++) {
      world.keys[i] ??= keyOf(world.state, root.choices[i].moves);
      root.branches[i] = root.children?.get(world.keys[i]);
    }
    return root.choices;
  };

  const childOf = (node: Node<State, Move>, key: string): Node<State, Move> => {
    const children = (node.children ??= new Map());
    let child = children.get(key);
    if (!child) children.set(key, (child = newNode(seats)));
    return child;
  };

  const branchOf = (node: Node<State, Move>, branch: number, world: World<State, Move>): Node<State, Move> => {
    const child = node.branches[branch];
    if (child) return child;
    const made = node === root && !isOpen ? childOf(root, world.keys[branch]) : newNode<State, Move>(seats);
    node.branches[branch] = made;
    return made;
  };

  const sequelOf = (branch: Node<State, Move>, world: World<State, Move>): Node<State, Move> => {
    const sequels = (branch.sequels ??= []);
    return (sequels[worlds.indexOf(world)] ??= newNode(seats));
  };

  const luckOf = ({ luck }: World<State, Move>, depth: number, draw: number): number => {
    if (isOpen) return random();
    const numbers = (luck[depth] ??= []);
    return (numbers[draw] ??= random());
  };

  /**
   * A chance node. The same draw leads to the same node, and new draws are tried no faster than new branches: a few searched
   * deeply tell more than many seen once.
   */
  const drawnAt = (node: Node<State, Move>, state: State, world: World<State, Move>, depth: number): Node<State, Move> => {
    const known = node.branches.length;
    const again = known > tuning.draws * Math.sqrt(node.visits) ? node.branches[Math.floor(random() * known)] : undefined;
    if (again) return again;
    const move = chooseChance(game.chances(state), luckOf(world, depth, known));
    const child = childOf(node, keyOf(state, [move]));
    if (child.drawn === undefined) {
      node.branches.push(child);
      child.drawn = game.apply(state, move);
    }
    return child;
  };

  /** The branch to take: an untried one while the node may widen, otherwise the most promising one for the deciding seat. */
  const branchAt = (node: Node<State, Move>, by: Seat): number => {
    const { choices, branches } = node;
    const width = by === seat ? tuning.width : tuning.othersWidth;
    const open = Math.min(choices.length, 1 + Math.floor(width * Math.sqrt(node.visits)));
    const trust = node === root && !isOpen ? tuning.trust : 1;
    const trying = tuning.curiosity * Math.sqrt(ln(node.visits + 2));
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < open; i++) {
      const child = branches[i];
      const visits = child ? child.visits : 0;
      const seen =
        tuning.paranoid && by !== seat ? 1 - meanOf(child, choices[i], seat, trust) : meanOf(child, choices[i], by, trust);
      const hope = seen + trying / Math.sqrt(visits + 1);
      if (hope <= most) continue;
      most = hope;
      best = i;
    }
    return best;
  };

  const valuesAt = (state: State, first: readonly number[] | undefined): readonly number[] => {
    let now = state;
    let values = first;
    for (let left = tuning.rollout; left > 0; left--) {
      const actor = game.actor(now);
      if (actor === 'nobody') break;
      if (actor === 'chance') now = game.apply(now, chooseChance(game.chances(now), random()));
      else now = mind.choices(now)[0].state;
      values = undefined;
    }
    return values ?? mind.evaluate(now);
  };

  const iterate = (world: World<State, Move>): void => {
    const walked = [root];
    let node = root;
    let { state } = world;
    let values: readonly number[] | undefined;
    while (!values) {
      const actor = game.actor(state);
      if (actor === 'nobody') {
        values = mind.evaluate(state);
        break;
      }
      if (actor === 'chance') {
        node = drawnAt(node, state, world, walked.length);
        if (node.drawn === undefined) throw new Error('chance drew nothing');
        state = node.drawn;
      } else {
        const choices = node === root ? rootChoicesIn(world) : choicesAt(node, state);
        const branch = branchAt(node, actor);
        const isFirst = node === root && !isOpen;
        node = branchOf(node, branch, world);
        state = choices[branch].state;
        if (isFirst) {
          walked.push(node);
          node = sequelOf(node, world);
        } else if (node.visits === 0) values = valuesAt(state, choices[branch].values);
      }
      walked.push(node);
    }
    for (const passed of walked) {
      passed.visits++;
      for (let i = 0; i < seats; i++) passed.totals[i] += values[i];
    }
  };

  let done = 0;
  while (done < limits.iterations) {
    if (done % STOP_CHECK === 0 && done > 0 && limits.isTimeUp?.(done)) break;
    iterate(worldAt(done));
    done++;
  }
  rootChoicesIn(worlds[0] ?? worldAt(0));
  const weighed = root.choices.map((choice, i) => {
    const child = root.branches[i];
    return {
      choice,
      visits: child?.visits ?? 0,
      values: child && child.visits > 0 ? child.totals.map((total) => total / child.visits) : choice.values,
    };
  });
  const won = new Set(winningOf(game, view, seat, root.choices));
  const tried = weighed.filter(({ visits, choice }, i) => visits > 0 || i === 0 || won.has(choice));
  const rank = ({ choice }: Weighed<State, Move>): number => (won.has(choice) ? 1 : 0);
  return {
    weighed: tried.sort((a, b) => rank(b) - rank(a) || b.visits - a.visits || b.values[seat] - a.values[seat]),
    iterations: done,
  };
};

/** The value of a branch for a seat; the static value counts as one visit. */
const meanOf = <State, Move>(
  child: Node<State, Move> | undefined,
  choice: Choice<State, Move>,
  seat: Seat,
  trust: number,
): number => (child ? (child.totals[seat] + trust * choice.values[seat]) / (child.visits + trust) : choice.values[seat]);
