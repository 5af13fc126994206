import { isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { PATRICIANS, SET_POINTS, SET_SIZE, portraitsOf } from '../../game';
import { MedalIcon } from '../pieces';
import type { TableProps } from '../table-props';
import { ownerOf } from './owner';
import './own-pile.css';

const setsOf = (count: number): number => Math.floor(count / SET_SIZE);

/** Rows of three: a full row is a set. */
const Pips = ({ count }: { readonly count: number }): JSX.Element => {
  const rows = Math.max(1, Math.ceil(count / SET_SIZE));
  return (
    <svg class="pips" width="44" height={12 * rows + 2} viewBox={`0 0 44 ${12 * rows + 2}`} aria-hidden="true">
      {[...Array.from({ length: rows * SET_SIZE }).keys()].map((i) => (
        <circle
          key={i}
          class={i < count ? 'pip full' : 'pip'}
          cx={8 + (i % SET_SIZE) * 14}
          cy={7 + Math.floor(i / SET_SIZE) * 12}
          r="4.6"
        />
      ))}
    </svg>
  );
};

/** The portraits that the owner has played, and what they are worth. Nobody else sees them before the end. */
export const OwnPile = ({
  planner,
  phrases,
  isSmall = false,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly isSmall?: boolean }): JSX.Element => {
  const { pile } = phrases.panels;
  const owner = ownerOf(planner);
  const { frame } = planner;
  const players = frame.players.value;
  const counts = portraitsOf(frame.state.value.players[owner]);
  const points = SET_POINTS * counts.reduce((sum, count) => sum + setsOf(count), 0);
  const title = frame.self.value !== undefined && isYou(players, owner) ? pile.title : pile.titleOf(players[owner].name);
  return (
    <section class={isSmall ? 'own-pile small' : 'own-pile'} data-part="own-pile">
      <h3>{title}</h3>
      <b class="own-pile-points">
        <span aria-hidden="true">{pile.points(points)}</span>
        <span class="unseen">{pile.sayPoints(points)}</span>
      </b>
      <ul>
        {PATRICIANS.map((who, i) => (
          <li key={who}>
            <MedalIcon patrician={who} size={isSmall ? 26 : 52} />
            {isSmall ? <b aria-hidden="true">{counts[i]}</b> : <Pips count={counts[i]} />}
            <span class="unseen">{pile.portraits(pile.patricians[who], counts[i], setsOf(counts[i]))}</span>
            {!isSmall && (
              <small aria-hidden="true">
                {counts[i] > 0 && counts[i] % SET_SIZE === 0 ? pile.sets(setsOf(counts[i])) : pile.of(counts[i] % SET_SIZE)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
