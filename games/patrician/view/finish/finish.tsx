import type { Language } from '@showboat/engine';
import { CountShow, type FinishProps, type Share, lettersOf } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import {
  BONUS_POINTS,
  PATRICIANS,
  type Patrician,
  SET_POINTS,
  SET_SIZE,
  type Score,
  type State,
  TOKEN_VALUES,
  patrician as game,
  scoresOf,
} from '../../game';
import type { FinishPhrases } from '../../words/finish';
import { Coin, MedalIcon, Penalty, Seal, SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import { VictoryTower } from './victory-tower';
import './finish.css';

type Props = Pick<TableProps, 'planner' | 'phrases' | 'words'>;

const Token = ({ children, size }: { readonly children: JSX.Element; readonly size: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true">
    {children}
  </svg>
);

const tokensOf = ({ players }: State, seat: number, size: number): Share => {
  const values = players[seat].tokens.map((token) => TOKEN_VALUES[token]).sort((a, b) => b - a);
  return {
    points: values.reduce((sum, value) => sum + value, 0),
    things: values.map((value) => (
      <Token size={size}>
        <Coin x={0} y={0} r={16} value={value} />
      </Token>
    )),
  };
};

/** Three of a kind close up to a set; what is left over stays pale. */
const portraitsOf = ({ portraits, sets }: Score, size: number): Share => {
  const faces = (who: Patrician, count: number): readonly JSX.Element[] =>
    Array.from({ length: count }, (_, i) => <MedalIcon key={i} patrician={who} size={size} />);
  const groups = PATRICIANS.flatMap((who, i) => [
    ...Array.from({ length: Math.floor(portraits[i] / SET_SIZE) }, () => <span class="pat-set">{faces(who, SET_SIZE)}</span>),
    ...(portraits[i] % SET_SIZE > 0 ? [<span class="pat-set loose">{faces(who, portraits[i] % SET_SIZE)}</span>] : []),
  ]);
  return { points: SET_POINTS * sets, things: groups };
};

const messengersOf = ({ bonus, penalty }: Score, size: number): Share => ({
  points: bonus - penalty,
  things: [
    ...Array.from({ length: bonus / BONUS_POINTS }, () => (
      <Token size={size}>
        <Seal x={0} y={0} r={16} value={BONUS_POINTS} />
      </Token>
    )),
    ...(penalty > 0
      ? [
          <Token size={size + 6}>
            <Penalty x={0} y={0} r={16} value={penalty} />
          </Token>,
        ]
      : []),
  ],
});

/** Piles open, portraits gather into sets, tokens and the penalty are counted, and the tallest tower raises the winner's flag. */
const createFinish =
  (said: FinishPhrases): FunctionComponent<Props & FinishProps> =>
  ({ planner, phrases, words, ...show }) => {
    const { frame } = planner;
    const state = frame.state.value;
    const players = frame.players.value;
    const letters = lettersOf(players);
    const scores = scoresOf(state);
    const places = game.outcome(state)?.places ?? [];
    const isSmall = frame.layout.value === 'phone';
    const [coin, face] = isSmall ? [19, 17] : [27, 26];
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
          { title: tally.prestige, shares: scores.map((_, seat) => tokensOf(state, seat, coin)) },
          { title: tally.portraits, shares: scores.map((score) => portraitsOf(score, face)) },
          ...(state.options.messengers
            ? [{ title: tally.messengers, shares: scores.map((score) => messengersOf(score, coin)) }]
            : []),
        ]}
        emblem={
          <VictoryTower
            state={state}
            winners={places.flatMap((place, seat) => (place === 1 ? [seat] : []))}
            nameCity={words.nameCity}
            isSmall={isSmall}
          />
        }
        say={(seat) => {
          const { prestige, sets, bonus, penalty, total } = scores[seat];
          const rest = `${bonus > 0 ? said.bonus(bonus) : ''}${penalty > 0 ? said.penalty(penalty) : ''}`;
          return said.row(players[seat].name, prestige, SET_POINTS * sets, rest, total);
        }}
      />
    );
  };

export const loadFinish = async (language: Language): Promise<FunctionComponent<Props & FinishProps>> => {
  const { finish }: { readonly finish: FinishPhrases } = await import(`../../words/${language}/finish.ts`);
  return createFinish(finish);
};
