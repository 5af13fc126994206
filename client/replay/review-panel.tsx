import type { Review, Verdict } from '@showboat/bots';
import { type GameWords, type OptionValues, roundOf } from '@showboat/engine';
import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { language } from '../settings/settings';
import type { ReplayModel } from './replay-model';
import { nameLevel } from '../shell/level-name';
import { sayTurn } from '../table/say-turn';
import { BLUNDER, pointsOf, worstOf } from './review-data';
import './review-panel.css';

interface PanelProps<State, Move, Options extends OptionValues> {
  readonly model: ReplayModel<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly parts: TableParts;
  /** What each seat is called in sentences. */
  readonly names: readonly string[];
  readonly onJump?: (() => void) | undefined;
}

type DoneProps<State, Move, Options extends OptionValues> = PanelProps<State, Move, Options> & { readonly review: Review<Move> };

const Totals = <State, Move, Options extends OptionValues>(props: DoneProps<State, Move, Options>): JSX.Element => {
  const { model, review, parts, names } = props;
  const said = messages.value.replay;
  const signed = new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' });
  return (
    <table class="totals">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{said.seat}</span>
          </th>
          <th scope="col">{said.decisions}</th>
          <th scope="col">{said.lost}</th>
          <th scope="col">{said.blunders}</th>
          <th scope="col">{said.luck}</th>
        </tr>
      </thead>
      <tbody>
        {review.totals.map(({ decisions, loss, blunders, luck }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <parts.Badge who={model.marks[seat]} size={22} />
              <span class="unseen">{names[seat]}</span>
            </th>
            <td>{decisions}</td>
            <td>{pointsOf(loss)}</td>
            <td>{blunders}</td>
            <td>{signed.format(pointsOf(luck))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Mistake = <State, Move, Options extends OptionValues>(
  props: PanelProps<State, Move, Options> & { readonly verdict: Verdict<Move> },
): JSX.Element => {
  const { model, words, parts, verdict, onJump } = props;
  const { view, replay, shown } = model;
  const said = messages.value.replay;
  const state = replay.history.states[verdict.index];
  const isShown = shown.value === verdict;
  const reasons = verdict.reasons.map((reason) => model.frame.why.sayReason(reason));
  const because = new Intl.ListFormat(language.value, { type: 'conjunction' }).format(reasons);
  const press = (): void => {
    if (isShown) return model.hideBetter();
    model.showBetter(verdict);
    return onJump?.();
  };
  return (
    <li>
      <button type="button" class="mistake" aria-pressed={isShown} title={isShown ? said.hide : said.show} onClick={press}>
        <parts.Badge who={view.game.notation.nameOf(state, verdict.played[0])} size={22} />
        <span>
          <b>{said.round(roundOf(view.game, state))}</b> · {said.lostPoints(String(pointsOf(verdict.loss)))}
          {verdict.loss >= BLUNDER && <em>{said.blunder}</em>}
          <span class="better">
            {said.better} {sayTurn(view.game, words, state, verdict.best)}
          </span>
          {because !== '' && (
            <span class="note">
              {said.because} {because}
            </span>
          )}
        </span>
      </button>
    </li>
  );
};

const Done = <State, Move, Options extends OptionValues>(props: DoneProps<State, Move, Options>): JSX.Element => {
  const said = messages.value.replay;
  const worst = worstOf(props.review);
  return (
    <>
      <Totals {...props} />
      <p class="note">{said.reviewUnits}</p>
      <h3>{said.worst}</h3>
      {worst.length === 0 && <p>{said.reviewClean}</p>}
      <ol class="mistakes">
        {worst.map((verdict) => (
          <Mistake key={verdict.index} {...props} verdict={verdict} />
        ))}
      </ol>
    </>
  );
};

/** The review in words and numbers, or the button that starts it. */
export const ReviewPanel = <State, Move, Options extends OptionValues>(props: PanelProps<State, Move, Options>): JSX.Element => {
  const { review, replay, isSecret, view } = props.model;
  const captain = nameLevel(view.game.id, 'captain');
  const said = messages.value.replay;
  const state = review.state.value;
  const start = (label: string): JSX.Element => (
    <button type="button" class="btn" onClick={() => void review.start()}>
      {label}
    </button>
  );
  switch (state.kind) {
    case 'none':
      return (
        <div class="review">
          <p>{replay.end === 0 ? said.reviewNothing : isSecret ? said.reviewSecret : said.reviewHelp(captain)}</p>
          {replay.end > 0 && !isSecret && start(said.reviewStart)}
        </div>
      );
    case 'running':
      return (
        <div class="review">
          <p aria-live="polite">{said.reviewRunning(captain, state.done, state.total)}</p>
          <progress max={Math.max(1, state.total)} value={state.done} aria-label={said.review} />
          <button type="button" class="btn" onClick={review.stop}>
            {said.reviewStop}
          </button>
        </div>
      );
    case 'failed':
      return (
        <div class="review" role="alert">
          <p>{said.reviewFailed}</p>
          {start(said.reviewAgain)}
        </div>
      );
    case 'done':
      return (
        <div class="review">
          <Done {...props} review={state.review} />
        </div>
      );
  }
};
