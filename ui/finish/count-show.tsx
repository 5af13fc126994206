import type { ComponentChildren, JSX } from 'preact';
import type { FinishProps } from '../view';
import './count-show.css';

// The end of a game that is counted: what everybody has comes in, step by step, and adds up before your eyes.

/** What one step brings to one player. */
export interface Share {
  readonly points: number;
  /** Drawn one after the other. */
  readonly things: readonly ComponentChildren[];
}

export interface CountStep {
  readonly title: string;
  /** By seat. */
  readonly shares: readonly Share[];
}

export interface CountedPlayer {
  readonly name: string;
  readonly badge: ComponentChildren;
  readonly place: number;
}

export interface CountShowProps extends FinishProps {
  readonly title: string;
  readonly steps: readonly CountStep[];
  readonly players: readonly CountedPlayer[];
  /** Beside the count: what the winner gets to see. It comes last. */
  readonly emblem: ComponentChildren;
  /** "Ada: 25 for tokens, 12 for portraits, 37 in all." */
  say(seat: number): string;
}

/** Milliseconds: the last move is seen first, then each step has its time, and the winner. */
const [BEGIN, STEP, EACH, END] = [1300, 1350, 110, 1900];

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const delay = (ms: number): Record<string, string> => ({ '--at': `${Math.round(ms)}ms` });

const showTime = (steps: number): number => BEGIN + steps * STEP + END;

const Row = ({
  seat,
  steps,
  player: { name, badge, place },
}: Pick<CountShowProps, 'steps'> & { readonly seat: number; readonly player: CountedPlayer }): JSX.Element => {
  let sum = 0;
  const sums = steps.map(({ shares }) => (sum += shares[seat].points));
  const end = BEGIN + steps.length * STEP;
  return (
    <li class={place === 1 ? 'count-row first' : 'count-row'} style={delay(end)}>
      <span class="count-who">
        {badge}
        <b>{name}</b>
      </span>
      {steps.map(({ title, shares }, i) => (
        <span key={title} class="count-share">
          {shares[seat].things.map((thing, j) => (
            <span
              key={j}
              class="count-thing"
              style={delay(BEGIN + i * STEP + j * Math.min(EACH, 900 / shares[seat].things.length))}
            >
              {thing}
            </span>
          ))}
        </span>
      ))}
      <span class="count-sums">
        {sums.map((points, i) => (
          <b
            key={i}
            class={i === sums.length - 1 ? 'count-sum last' : 'count-sum'}
            style={{ '--at': `${BEGIN + i * STEP + 950}ms`, '--to': `${BEGIN + (i + 1) * STEP + 950}ms` }}
          >
            {signed(points)}
          </b>
        ))}
      </span>
    </li>
  );
};

/** A panel in the middle of the board. What it shows is said beside it: it is a picture for whoever does not see it. */
export const CountShow = (props: CountShowProps): JSX.Element => {
  const { title, steps, players, emblem, say, isStill, inWords, onTold } = props;
  const said = players.map((_, seat) => say(seat));
  if (inWords)
    return (
      <ol class="count-words">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    );
  return (
    <div class={isStill ? 'count-show still' : 'count-show'} role="img" aria-label={[title, ...said].join(' ')}>
      {!isStill && <span class="count-end" style={delay(showTime(steps.length))} onAnimationEnd={onTold} />}
      <div class="count-emblem" style={delay(BEGIN + steps.length * STEP)}>
        {emblem}
      </div>
      <div class="count-rows">
        <h2>{title}</h2>
        <ol class="count-steps" style={{ '--steps': steps.length }}>
          {steps.map(({ title: name }, i) => (
            <li key={name} style={delay(BEGIN + i * STEP - 150)}>
              {name}
            </li>
          ))}
        </ol>
        <ol style={{ '--steps': steps.length }}>
          {players.map((player, seat) => (
            <Row key={seat} seat={seat} steps={steps} player={player} />
          ))}
        </ol>
      </div>
    </div>
  );
};
