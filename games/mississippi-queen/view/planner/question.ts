import { HEADINGS, type Heading, turned } from '@showboat/engine';
import { oncePer } from '@showboat/ui';
import { type Move, NOWHERE, type State, chartOf, mississippiQueen as game, moverOf, tileOf } from '../../game';
import type { Asked, Way } from './planner';

export const besideOf = (state: State, place: number, heading: Heading): number | undefined => {
  const beside = chartOf(state.river, state.options).beside[place * 6 + heading];
  return beside === NOWHERE ? undefined : beside;
};

const KINDS = { pushing: 'push', aligning: 'align', placing: 'place' } as const;

/** The move that answers with a heading. */
export const answerMove = (asked: Asked, heading: Heading): Move =>
  asked.kind === 'push' ? { kind: 'push', heading } : { kind: 'align', heading };

/** What is to be pointed somewhere, with its six ways, clockwise: a push from the pusher's bow, a ship from where it points, downstream at the start. */
export const askedOf = oncePer((state: State): Asked | undefined => {
  const { phase } = state;
  if (phase.kind !== 'pushing' && phase.kind !== 'aligning' && phase.kind !== 'placing') return undefined;
  const kind = KINDS[phase.kind];
  const ship = state.ships[phase.ship];
  const ahead =
    kind === 'push'
      ? state.ships[moverOf(state)].heading
      : kind === 'align'
        ? ship.heading
        : state.river.tiles[tileOf(ship.at)].heading;
  const legal = game.legalMoves(state);
  const ways = HEADINGS.map((_, by): Way => {
    const heading = turned(ahead, by);
    const move: Move = kind === 'push' ? { kind: 'push', heading } : { kind: 'align', heading };
    const isOpen = legal.some((one) => one.kind === move.kind && 'heading' in one && one.heading === heading);
    return {
      heading,
      place: kind === 'push' ? besideOf(state, ship.at, heading) : undefined,
      refusal: isOpen ? undefined : game.refuse(state, move),
    };
  });
  return { kind, ship: ship.id, ways };
});

/** The heading that a click on a space answers with. */
export const headingTo = (state: State, place: number): Heading | undefined => {
  const { phase } = state;
  if (!('ship' in phase)) return undefined;
  const { at } = state.ships[phase.ship];
  return HEADINGS.find((heading) => besideOf(state, at, heading) === place);
};
