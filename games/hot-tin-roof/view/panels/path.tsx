import { lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { CatIcon, PictogramIcon, SeatBadge } from '../pieces';
import { DRAWN_POSES } from '../quarter/cats';
import type { TableProps } from '../table-props';
import { type PathLayout, deskPath, handPath } from './path-layout';
import './path.css';

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

/** The room for a way on a wide screen beside what is asked, and on a narrow phone. */
const [WIDE, PHONE] = [470, 334];

const MOST_LETTERS = 12;

/** The first word, unless that is only an article or the like. */
const shorten = (name: string): string => {
  const first = /^.{1,3} \S+|^\S+/.exec(name)?.[0] ?? name;
  return first.length > MOST_LETTERS ? `${first.slice(0, MOST_LETTERS - 1)}…` : first;
};

/** The planned way as rows show it. */
const wayIn = ({ planner, words }: Props) => {
  const plan = planner.plan.value;
  if (plan?.kind !== 'move' || plan.from === undefined || plan.pose === undefined) return undefined;
  const state = planner.frame.state.value;
  return {
    seat: state.turn,
    pose: plan.pose,
    names: [plan.from, ...plan.way.map(({ to }) => to)].map((roof) => words.nameRoof(state, roof)),
    steps: plan.way.map(({ to, toll, rent }) => ({ to, pays: [toll, rent].flatMap((tribute) => tribute ?? []) })),
  };
};

type Way = NonNullable<ReturnType<typeof wayIn>>;

/** The cat, and roof by roof what is paid before it; the goal is golden. */
const Stops = ({
  planner,
  way: { seat, pose, names, steps },
  layout: { sizes, gaps },
}: Pick<Props, 'planner'> & { readonly way: Way; readonly layout: PathLayout }): JSX.Element => {
  const letters = lettersOf(planner.frame.players.value);
  const { disc, badge } = sizes;
  return (
    <ol style={{ '--disc': `${disc}px` }}>
      <li>
        <span class="htr-path-roof">
          <span class="htr-path-cat">
            <CatIcon seat={seat} pose={DRAWN_POSES[pose]} size={disc * (pose === 's' ? 0.76 : 0.86)} />
          </span>
          <small>{names[0]}</small>
        </span>
      </li>
      {steps.map(({ to, pays }, i) => (
        <li key={to}>
          <span class="htr-path-pay" style={{ minWidth: `${gaps[i]}px` }}>
            {pays.map(({ seat: payee, cans }) => (
              <span key={payee}>
                <b>−{cans}</b>
                <SeatBadge seat={payee} letter={letters[payee]} size={badge} />
              </span>
            ))}
          </span>
          <span class="htr-path-roof">
            <PictogramIcon index={to} size={disc} isGoal={i === steps.length - 1} />
            <small>{names[i + 1]}</small>
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The planned way roof by roof, with what is paid between them. */
export const Path = (props: Props): JSX.Element | null => {
  const { planner, phrases } = props;
  const way = wayIn(props);
  if (!way) return null;
  const { dock } = phrases.panels;
  const names = way.names.map(shorten);
  const { names: where, ...layout } = deskPath(
    WIDE,
    way.steps.map(({ pays }) => pays.length),
    names,
  );
  return (
    <section class={`htr-path ${where}`}>
      <h2>
        {dock.path} <small>{dock.pathOf(phrases.plan.poses[way.pose], way.steps.length)}</small>
      </h2>
      <Stops planner={planner} way={{ ...way, names }} layout={layout} />
    </section>
  );
};

/** The same on phones: one row, without names to be seen. */
export const PathRow = (props: Props): JSX.Element | null => {
  const way = wayIn(props);
  if (!way) return null;
  const { isTooLong, ...layout } = handPath(
    PHONE,
    way.steps.map(({ pays }) => pays.length),
  );
  return (
    <div
      class="htr-path-row"
      {...(isTooLong ? { tabIndex: 0, role: 'group', 'aria-label': props.phrases.panels.dock.path } : {})}
    >
      <Stops planner={props.planner} way={way} layout={layout} />
    </div>
  );
};
