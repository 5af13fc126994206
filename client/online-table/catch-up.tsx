import type { Actor, GameWords } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import type { Presenter } from '../session/presenter';
import { tableLayout } from '../table/layout-signal';
import type { LogLine } from '../table/log';
import type { Company } from './company';
import { movesSince } from './since';
import { timeOfDay } from './time-of-day';
import './catch-up.css';

/** More are told by a number. */
const MOST = 5;
const MINUTE = 60_000;

export interface CatchUpProps<State, Move> {
  readonly company: Company;
  readonly parts: Pick<TableParts, 'Badge'>;
  readonly words: GameWords<State, Move>;
  readonly lines: readonly LogLine[];
  readonly presenter: Presenter<State, Move>;
  /** Who made the move at this index. */
  actorAt(index: number): Actor;
  readonly isMyTurn: boolean;
}

/** Ends it: the board shows how it stands. */
export const endCatchUp = <State, Move>({ newFrom }: Pick<Company, 'newFrom'>, presenter: Presenter<State, Move>): void => {
  presenter.skip();
  newFrom.value = undefined;
};

/** Since you were here: what happened, turn by turn, with the board as it stands now. */
export const CatchUp = <State, Move>(props: CatchUpProps<State, Move> & { readonly from: number }): JSX.Element => {
  const { company, parts, words, presenter, actorAt, isMyTurn, from } = props;
  const { company: said } = messages.value;
  // While it is played, the log is as short as it was.
  const longest = useRef(props.lines);
  if (props.lines.length > longest.current.length) longest.current = props.lines;
  const fresh = longest.current.filter(({ index }) => index >= from);
  // What one did oneself, on another device, is no news.
  const turns = fresh.filter(({ index }) => typeof actorAt(index) === 'number' && actorAt(index) !== company.you.value);
  const chance = fresh.findLast(({ index }) => actorAt(index) === 'chance');
  const shown = turns.slice(-MOST);
  useEffect(() => {
    company.missed.value = turns.map(({ index }) => index);
    return () => {
      company.missed.value = [];
    };
  }, [turns.length]);
  const { numbers } = movesSince(company.remote.lines.value, 0);
  const atOf = (index: number): number => Date.parse(company.remote.lines.value[(numbers[index] ?? 0) - 1]?.at ?? '');
  const minutes = Math.round((atOf(numbers.length - 1) - atOf(from)) / MINUTE);
  const isPhone = tableLayout.value === 'phone';
  return (
    <section class={isPhone ? 'catch-hand' : 'catch-up'} aria-labelledby="catch-up-title">
      <header>
        <h2 id="catch-up-title">{said.since}</h2>
        <p>
          {said.turnsIn(turns.length, minutes)} {chance && words.joinPhrases(chance.who, chance.phrases)}
        </p>
      </header>
      <ol class="beads">
        {turns.length > shown.length && <li class="beads-before">{said.before(turns.length - shown.length)}</li>}
        {shown.map((line, i) => (
          <li key={line.index} class={presenter.isCurrent.value || presenter.index.value > line.index ? 'is-lit' : ''}>
            <button type="button" onClick={() => presenter.rewind(line.index)}>
              <span class="bead">
                <b>{turns.length - shown.length + i + 1}</b>
                <parts.Badge who={line.who} size={isPhone ? 24 : 28} />
              </span>
              <span class="bead-text">{words.joinPhrases(line.who, line.phrases)}</span>
              {!isPhone && <time>{timeOfDay(atOf(line.index))}</time>}
            </button>
          </li>
        ))}
      </ol>
      <div class="catch-keys">
        <button type="button" class="btn primary" onClick={() => presenter.rewind(from)}>
          <Sign name="play" size={20} /> {said.playThem} {!isPhone && <kbd class="kbd">{said.space}</kbd>}
        </button>
        <button type="button" class="btn" onClick={() => endCatchUp(company, presenter)}>
          {isMyTurn ? said.toMyTurn : said.toTheTable} {!isPhone && <kbd class="kbd">{said.enter}</kbd>}
        </button>
      </div>
    </section>
  );
};
