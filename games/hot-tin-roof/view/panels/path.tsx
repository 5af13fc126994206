import type { JSX } from 'preact';
import { CatIcon, PictogramIcon, SeatBadge } from '../pieces';
import { DRAWN_POSES } from '../quarter/cats';
import { lettersOf } from '@showboat/ui';
import type { TableProps } from '../table-props';
import './path.css';

/** The planned way roof by roof, with what is paid between them. */
export const Path = ({ prowl, labels, words }: Pick<TableProps, 'prowl' | 'labels' | 'words'>): JSX.Element | null => {
  const { frame } = prowl;
  const state = frame.state.value;
  const plan = prowl.plan.value;
  if (plan?.kind !== 'move' || plan.from === undefined || plan.pose === undefined) return null;
  const letters = lettersOf(frame.players.value);
  const { dock } = labels.panels;
  const short = (roof: number): string => words.nameRoof(state, roof).split(' ')[0];
  return (
    <section class="htr-path">
      <h3>
        {dock.path} <small>{dock.pathOf(labels.plan.poses[plan.pose], plan.way.length)}</small>
      </h3>
      <ol>
        <li>
          <CatIcon seat={state.turn} pose={DRAWN_POSES[plan.pose]} size={40} />
          <small>{short(plan.from)}</small>
        </li>
        {plan.way.map(({ to, toll, rent }) => (
          <li key={to}>
            <span class="htr-path-pay">
              {[toll, rent].map(
                (tribute, i) =>
                  tribute && (
                    <span key={i}>
                      <b>−{tribute.cans}</b>
                      <SeatBadge seat={tribute.seat} letter={letters[tribute.seat]} size={20} />
                    </span>
                  ),
              )}
            </span>
            <span class="htr-path-roof">
              <PictogramIcon index={to} size={36} />
              <small>{short(to)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
