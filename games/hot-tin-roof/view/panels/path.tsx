import type { JSX } from 'preact';
import { CatIcon, PictogramIcon, SeatBadge } from '../pieces';
import { DRAWN_POSES } from '../quarter/cats';
import { lettersOf } from '@showboat/ui';
import type { TableProps } from '../table-props';
import './path.css';

/** Names of more letters stand in two lines by turns. */
const LONG = 9;

/** The first word, unless that is only an article or the like. */
const shorten = (name: string): string => /^.{1,3} \S+|^\S+/.exec(name)?.[0] ?? name;

/** The planned way roof by roof, with what is paid between them. */
export const Path = ({ prowl, labels, words }: Pick<TableProps, 'prowl' | 'labels' | 'words'>): JSX.Element | null => {
  const { frame } = prowl;
  const state = frame.state.value;
  const plan = prowl.plan.value;
  if (plan?.kind !== 'move' || plan.from === undefined || plan.pose === undefined) return null;
  const letters = lettersOf(frame.players.value);
  const { dock } = labels.panels;
  const names = [plan.from, ...plan.way.map(({ to }) => to)].map((roof) => shorten(words.nameRoof(state, roof)));
  return (
    <section class={names.some(({ length }) => length > LONG) ? 'htr-path uneven' : 'htr-path'}>
      <h2>
        {dock.path} <small>{dock.pathOf(labels.plan.poses[plan.pose], plan.way.length)}</small>
      </h2>
      <ol>
        <li>
          <CatIcon seat={state.turn} pose={DRAWN_POSES[plan.pose]} size={40} />
          <small>{names[0]}</small>
        </li>
        {plan.way.map(({ to, toll, rent }, i) => (
          <li key={to}>
            <span class="htr-path-pay">
              {[toll, rent].map(
                (tribute, part) =>
                  tribute && (
                    <span key={part}>
                      <b>−{tribute.cans}</b>
                      <SeatBadge seat={tribute.seat} letter={letters[tribute.seat]} size={20} />
                    </span>
                  ),
              )}
            </span>
            <span class="htr-path-roof">
              <PictogramIcon index={to} size={36} />
              <small>{names[i + 1]}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
