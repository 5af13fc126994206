import { TurnOrder, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import type { State } from '../../game';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import { orderOf } from './order';
import { progressOf } from './progress';
import './strip.css';

type Step = 'ante' | 'dive' | 'move';
const STEPS: readonly Step[] = ['ante', 'dive', 'move'];

/** HTR-TURN-1: the steps of a turn, and which of them this is. */
const Steps = ({ state, phrases }: Pick<TableProps, 'phrases'> & { readonly state: State }): JSX.Element | null => {
  const progress = progressOf(state);
  if (!progress) return null;
  return (
    <ol class="htr-steps">
      {STEPS.map((step, i) => (
        <li key={step} {...(i === progress.now ? { 'aria-current': 'step' } : {})}>
          <span>
            {phrases.panels.phases[step]}
            {i < progress.done && ' ✓'}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The steps of the turn and the order of play. */
export const Strip = ({ planner, phrases, words }: Pick<TableProps, 'planner' | 'phrases' | 'words'>): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const isPhone = frame.layout.value === 'phone';
  const turns = orderOf(state);
  const status = words.describeStatus(state);
  return (
    <div class="htr-strip">
      {!isPhone && <Steps state={state} phrases={phrases} />}
      {(isPhone || turns.length > 0) && (
        <TurnOrder
          turns={turns}
          words={turns.length > 0 ? phrases.panels.order : { ...phrases.panels.order, say: () => status }}
          nameOf={(seat) => players[seat].name}
          badgeOf={(seat, size) => <SeatBadge seat={seat} letter={letters[seat]} size={size} />}
          onPhone={isPhone ? { title: words.title, status } : undefined}
        />
      )}
    </div>
  );
};
