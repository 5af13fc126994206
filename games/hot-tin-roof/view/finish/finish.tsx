import type { Language } from '@showboat/engine';
import { CountShow, type FinishProps, type Share, lettersOf } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import { IN_HAND, POSES, type Score, type State, hotTinRoof as game, scoresOf } from '../../game';
import type { FinishPhrases } from '../../words/finish';
import { CanIcon, CatIcon, FishTileIcon, SeatBadge } from '../pieces';
import { DRAWN_POSES } from '../quarter/cats';
import type { TableProps } from '../table-props';
import { Feast } from './feast';
import './finish.css';

type Props = Pick<TableProps, 'planner' | 'phrases'>;

const fishOf = ({ options }: State, { fish }: Score, size: number): Share => ({
  points: options.fishValue * fish,
  things: Array.from({ length: fish }, () => <FishTileIcon value={options.fishValue} size={size} />),
});

const cansOf = ({ cans }: Score, size: number): Share => ({
  points: cans,
  things:
    cans === 0
      ? []
      : [
          <span class="htr-counted">
            <CanIcon size={size} />
            {cans}
          </span>,
        ],
});

/** Cats that found no partner, each with what it costs. */
const leftOf = ({ players, options }: State, { penalty }: Score, seat: number, size: number): Share => ({
  points: -penalty,
  things: players[seat].cats.flatMap((roof, cat) =>
    roof === IN_HAND
      ? []
      : [
          <span class="htr-counted">
            <CatIcon seat={seat} pose={DRAWN_POSES[POSES[cat >> 1]]} size={size} />
            <small>−{options.penaltyPerCatLeft}</small>
          </span>,
        ],
  ),
});

/** The cats feast; those left behind are paid for. */
const createFinish =
  (said: FinishPhrases): FunctionComponent<Props & FinishProps> =>
  ({ planner, phrases, ...show }): JSX.Element => {
    const { frame } = planner;
    const state = frame.state.value;
    const players = frame.players.value;
    const letters = lettersOf(players);
    const scores = scoresOf(state);
    const places = game.outcome(state)?.places ?? [];
    const isSmall = frame.layout.value === 'phone';
    const { tally } = phrases.panels;
    return (
      <CountShow
        {...show}
        title={said.title}
        players={players.map(({ name }, seat) => ({
          name,
          badge: <SeatBadge seat={seat} letter={letters[seat]} size={isSmall ? 22 : 30} />,
          place: places[seat] ?? 0,
        }))}
        steps={[
          { title: tally.fish, shares: scores.map((score) => fishOf(state, score, isSmall ? 20 : 30)) },
          { title: tally.cans, shares: scores.map((score) => cansOf(score, isSmall ? 18 : 24)) },
          { title: tally.penalty, shares: scores.map((score, seat) => leftOf(state, score, seat, isSmall ? 22 : 30)) },
        ]}
        emblem={<Feast fish={scores.map(({ fish }) => fish)} places={places} isSmall={isSmall} />}
        say={(seat) => {
          const { fish, cans, penalty, total } = scores[seat];
          const rest = penalty > 0 ? said.left(penalty) : '';
          return said.row(players[seat].name, state.options.fishValue * fish, cans, rest, total);
        }}
      />
    );
  };

export const loadFinish = async (language: Language): Promise<FunctionComponent<Props & FinishProps>> => {
  const { finish }: { readonly finish: FinishPhrases } = await import(`../../words/${language}/finish.ts`);
  return createFinish(finish);
};
