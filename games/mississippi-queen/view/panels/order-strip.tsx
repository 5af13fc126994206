import type { JSX } from 'preact';
import type { ShipId, State } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { type Expected, expectedOrder } from './expected-order';
import './order-strip.css';

// Badges keep their place in the document and move only on the screen, so that swaps are animated. Screen readers get a sentence.

type TokenState = 'moved' | 'now' | 'waits' | 'gone';

interface Token {
  readonly id: ShipId;
  readonly index: number;
  readonly state: TokenState;
  readonly place: number;
}

export const tokensOf = (state: State): readonly Token[] =>
  state.order.map((index, place) => {
    const { id, status } = state.ships[index];
    const isOver = state.phase.kind === 'over';
    const is = status !== 'sailing' ? 'gone' : place < state.next ? 'moved' : place === state.next && !isOver ? 'now' : 'waits';
    return { id, index, place, state: is };
  });

const inTableOrder = <Item extends { readonly index: number }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => a.index - b.index);

/** Left edges in the units of `width`, one wider place for the ship to move. */
const edges = (widths: readonly number[]): readonly number[] =>
  widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b, 0));

/** With captions, tokens grow with the text; in a small window all are smaller. */
const lengthIn =
  (isPhone: boolean) =>
  (pixels: number): string =>
    isPhone ? `${pixels}px` : `calc(var(--token, 1) * ${pixels / 16}rem)`;

const Round = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const state = planner.frame.state.value;
  const isPhone = planner.frame.layout.value === 'phone';
  const tokens = tokensOf(state);
  const length = lengthIn(isPhone);
  const [usual, wide] = isPhone ? [tokens.length > 5 ? 26 : 27, 42] : [46, 62];
  const widths = tokens.map((token) => (token.state === 'now' ? wide : usual));
  const lefts = edges(widths);
  const sizeOf = (token: Token): number => {
    if (isPhone) return token.state === 'now' ? 34 : usual - 2;
    return token.state === 'now' ? 38 : 32;
  };
  const caption = (token: Token): string => {
    if (token.state === 'moved') return phrases.order.moved;
    if (token.state === 'now') return phrases.order.now;
    return token.state === 'gone' ? '' : String(token.place + 1);
  };
  return (
    <div class="order-row" style={{ width: length(edges([...widths, 0])[widths.length]) }}>
      {inTableOrder(tokens).map((token) => (
        <div
          key={token.id}
          class={`token ${token.state}`}
          style={{ width: length(widths[token.place]), transform: `translateX(${length(lefts[token.place])})` }}
        >
          <Badge id={token.id} size={sizeOf(token)} />
          {!isPhone && <i>{caption(token)}</i>}
        </div>
      ))}
    </div>
  );
};

const Next = ({ planner, expected }: Pick<TableProps, 'planner'> & { readonly expected: readonly Expected[] }): JSX.Element => {
  const { ships } = planner.frame.state.value;
  const isPhone = planner.frame.layout.value === 'phone';
  const width = isPhone ? (expected.length > 5 ? 18 : 20) : 36;
  const length = lengthIn(isPhone);
  const tokens = expected.map((one, place) => ({ ...one, place, index: one.ship, id: ships[one.ship].id }));
  return (
    <div class="order-row small" style={{ width: length(width * tokens.length) }}>
      {inTableOrder(tokens).map(({ id, place, change }) => (
        <div key={id} class="token" style={{ width: length(width), transform: `translateX(${length(width * place)})` }}>
          <Badge id={id} size={isPhone ? width - 1 : 26} />
          {!isPhone && <i class={change > 0 ? 'up' : 'down'}>{change > 0 ? '▲' : change < 0 ? '▼' : '\u00a0'}</i>}
        </div>
      ))}
    </div>
  );
};

/** The order of this round, and the one to be expected if the plan is carried out. */
export const OrderStrip = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => {
  const state = planner.frame.state.value;
  const isPhone = planner.frame.layout.value === 'phone';
  const expected = expectedOrder(state, planner.plan.value);
  const nameOf = (index: number): string => shipName(phrases, state.ships[index].id);
  const isSchool = state.options.mode === 'school';
  const heard = tokensOf(state)
    .filter((token) => token.state !== 'gone')
    .map(({ index, state: is }) => {
      const name = nameOf(index);
      return is === 'moved' ? phrases.order.sayMoved(name) : is === 'now' ? phrases.order.sayNow(name) : name;
    });
  return (
    <div class={isPhone ? 'order-strip hand' : 'order-strip'} role="group" aria-label={phrases.order.thisRound} data-leaves-out>
      <span class="unseen">{phrases.order.say(state.round, heard.join(', '))}</span>
      <span class="unseen">{phrases.order.sayNext(expected.map(({ ship }) => nameOf(ship)).join(', '))}</span>
      <div class="order-group" aria-hidden="true">
        {isPhone ? (
          state.order.length <= 5 && <b class="display order-round">{phrases.round(state.round)}</b>
        ) : (
          <span class="order-caption">{phrases.order.thisRound}</span>
        )}
        <Round planner={planner} phrases={phrases} />
      </div>
      {/* MQ-ORD-8: in the driving school the order never changes. */}
      {!isSchool && expected.length > 0 && (
        <div class="order-group next" aria-hidden="true">
          <span class="order-caption">{isPhone ? phrases.order.nextShort : phrases.order.next}</span>
          <Next planner={planner} expected={expected} />
        </div>
      )}
    </div>
  );
};
