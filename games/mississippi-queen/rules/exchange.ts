import { YARD } from './cells';
import { type Chart, WATER, isCoalJetty, isJetty, isLanding, kindAt } from './chart';
import type { Move } from './moves';
import { isExchangePossible } from './options';
import { sailed, turnOf } from './changes';
import { FULL_COAL, SAILING, type Ship, type State, isRose, moverOf, next, seatOfShip, withShip } from './state';

/** BR-EXCH-4 */
export const ROSE_GIVES = 2;

/** BR-LOG-2: what the wheel shows once the movement is over. */
export const speedAfterLogs = (state: State): number => Math.max(1, state.ships[moverOf(state)].speed - state.turn.logs);

export type ExchangeBar =
  | 'exchange-off'
  | 'exchange-with-itself'
  | 'exchange-not-sailing'
  | 'exchange-other-player'
  | 'exchange-not-adjacent'
  | 'exchange-speed'
  | 'exchange-not-on-calm-water'
  | 'exchange-rose-receives'
  | 'exchange-rose-cap'
  | 'exchange-nothing'
  | 'exchange-giver-short'
  | 'exchange-receiver-full';

/** BR-EXCH-3, VAR-6 */
const isCalmEnough = (chart: Chart, place: number): boolean => {
  if (place === YARD || kindAt(chart, place) !== WATER || isLanding(chart, place)) return false;
  return chart.options.exchangeAtJetties || !(isJetty(chart, place) || isCoalJetty(chart, place));
};

const isBeside = (chart: Chart, a: number, b: number): boolean => {
  for (let way = 0; way < 6; way++) if (chart.beside[a * 6 + way] === b) return true;
  return false;
};

/** What keeps these two ships apart whatever the amount (BR-EXCH-1, BR-EXCH-3). */
const barBetween = (state: State, chart: Chart, mover: Ship, partner: Ship): ExchangeBar | undefined => {
  if (!isExchangePossible(state.options)) return 'exchange-off';
  if (partner === mover) return 'exchange-with-itself';
  if (partner.status !== 'sailing') return 'exchange-not-sailing';
  if (seatOfShip(state, partner) !== seatOfShip(state, mover)) return 'exchange-other-player';
  if (!isBeside(chart, mover.at, partner.at)) return 'exchange-not-adjacent';
  if (partner.speed !== speedAfterLogs(state)) return 'exchange-speed';
  return isCalmEnough(chart, mover.at) && isCalmEnough(chart, partner.at) ? undefined : 'exchange-not-on-calm-water';
};

/** BR-EXCH-2, BR-EXCH-4, BR-ROSE-6 */
const barToAmount = (state: State, mover: Ship, partner: Ship, coal: number): ExchangeBar | undefined => {
  const giver = coal > 0 ? mover : partner;
  const receiver = coal > 0 ? partner : mover;
  const amount = Math.abs(coal);
  if (amount === 0) return 'exchange-nothing';
  if (isRose(receiver)) return 'exchange-rose-receives';
  if (isRose(giver) ? state.roseGiven + amount > ROSE_GIVES : giver.coal < amount)
    return isRose(giver) ? 'exchange-rose-cap' : 'exchange-giver-short';
  return receiver.coal + amount > FULL_COAL ? 'exchange-receiver-full' : undefined;
};

export const barToExchange = (state: State, chart: Chart, partner: Ship, coal: number): ExchangeBar | undefined => {
  const mover = state.ships[moverOf(state)];
  return barBetween(state, chart, mover, partner) ?? barToAmount(state, mover, partner, coal);
};

export const exchanges = (state: State, chart: Chart): readonly Move[] => {
  if (!isExchangePossible(state.options)) return [];
  const mover = state.ships[moverOf(state)];
  const found: Move[] = [];
  for (const partner of state.ships) {
    if (barBetween(state, chart, mover, partner)) continue;
    for (let coal = -FULL_COAL; coal <= FULL_COAL; coal++) {
      if (barToAmount(state, mover, partner, coal) === undefined) found.push({ kind: 'exchange', ship: partner.id, coal });
    }
  }
  return found;
};

/** BR-EXCH-2: conserved; the Rose's wheel has no digits, and what she gave is counted (BR-EXCH-4). */
export const exchange = (state: State, partnerId: string, coal: number): State => {
  const index = moverOf(state);
  const mover = state.ships[index];
  const other = state.ships.findIndex((ship) => ship.id === partnerId);
  const partner = state.ships[other];
  const before = state.turn;
  const after = turnOf(before, 0, before.turned, before.crossed, 0, before.mustGrow, 'exchanged', 0);
  const coalOf = (ship: Ship, change: number): number => (isRose(ship) ? ship.coal : ship.coal + change);
  const gave = sailed(mover, mover.at, mover.heading, speedAfterLogs(state), coalOf(mover, -coal));
  const took = sailed(partner, partner.at, partner.heading, partner.speed, coalOf(partner, coal));
  const ships = withShip(withShip(state.ships, index, gave), other, took);
  const given = isRose(mover) || isRose(partner) ? Math.abs(coal) : 0;
  return { ...next(state, ships, after, SAILING), roseGiven: state.roseGiven + given };
};
