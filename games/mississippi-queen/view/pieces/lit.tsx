import { distance } from '@showboat/engine';
import { hexPath } from '@showboat/ui';
import type { JSX } from 'preact';
import { LOGS, NOWHERE, SAND, type State, chartOf, isCoalJetty, isJetty, kindAt, moverOf } from '../../game';
import { hexOf, pointOf } from '../layout';
import { Price } from './lump';
import type { TableProps } from './props';
import './lit.css';

// Two layers, because trees and jetties are between them: the lit water, and the prices.

const tone = (coal: number): number => Math.min(coal, 4);

/** Prices stand in the centre, or below it where something is drawn. */
export const pricePoint = (state: State, place: number): { readonly x: number; readonly y: number } => {
  const chart = chartOf(state.river, state.options);
  const kind = kindAt(chart, place);
  const hasDrawing = kind === SAND || kind === LOGS || isJetty(chart, place) || isCoalJetty(chart, place);
  const { x, y } = pointOf(state.river, place);
  return { x, y: y + (hasDrawing ? 22 : 0) };
};

/** Light spreads from the ship outwards, a ring at a time. */
const ringOf = (state: State, place: number): number => {
  const { at } = state.ships[moverOf(state)];
  return at === NOWHERE ? 0 : distance(hexOf(state.river, at), hexOf(state.river, place));
};

export const LitSpaces = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const state = planner.frame.state.value;
  return (
    <g aria-hidden="true">
      {planner.lit.value.map(({ place, coal, growsFirst }) => (
        <path
          key={place}
          class={`lit lit-${tone(coal)} ${growsFirst ? 'lit-later' : ''}`}
          style={{ '--ring': ringOf(state, place) }}
          d={hexPath(pointOf(state.river, place), 0.9)}
        />
      ))}
    </g>
  );
};

export const Prices = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const state = planner.frame.state.value;
  const planned = planner.plan.value?.place;
  return (
    <g aria-hidden="true">
      {planner.lit.value.map(({ place, coal, isPush }) => {
        if (isPush || place === planned || state.ships.some((ship) => ship.at === place)) return undefined;
        const { x, y } = pricePoint(state, place);
        return (
          <g key={place} class="price" style={{ '--ring': ringOf(state, place) }}>
            <g transform={`translate(${x},${y})`}>
              <Price coal={coal} />
            </g>
          </g>
        );
      })}
    </g>
  );
};
