import { TurnOrder, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import type { State } from '../../board';
import { SeatBadge } from '../pieces';
import type { TableProps } from '../table-props';
import { orderOf } from './order';
import './strip.css';

type Step = 'ante' | 'dive' | 'move';
const STEPS: readonly Step[] = ['ante', 'dive', 'move'];

const stepOf = ({ phase }: State): number => {
  switch (phase.kind) {
    case 'diving':
      return 1;
    case 'placing':
    case 'laying':
    case 'sheltering':
    case 'refilling':
      return 1;
    case 'moving':
      return 2;
    case 'first':
    case 'opening':
    case 'over':
      return -1;
  }
};

/** HTR-TURN-1: the steps of a turn, and which of them this is. */
const Steps = ({ state, labels }: Pick<TableProps, 'labels'> & { readonly state: State }): JSX.Element | null => {
  const now = stepOf(state);
  if (now < 0) return null;
  return (
    <ol class="htr-steps">
      {STEPS.map((step, i) => (
        <li key={step} {...(i === now ? { 'aria-current': 'step' } : {})}>
          <span>
            {labels.panels.phases[step]}
            {i < now && ' ✓'}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The steps of the turn and the order of play. */
export const Strip = ({ prowl, labels, words }: Pick<TableProps, 'prowl' | 'labels' | 'words'>): JSX.Element => {
  const { frame } = prowl;
  const state = frame.state.value;
  const players = frame.players.value;
  const letters = lettersOf(players);
  const isHand = frame.layout.value === 'hand';
  return (
    <div class="htr-strip">
      {!isHand && <Steps state={state} labels={labels} />}
      <TurnOrder
        turns={orderOf(state)}
        words={labels.panels.order}
        nameOf={(seat) => players[seat].name}
        badgeOf={(seat, size) => <SeatBadge seat={seat} letter={letters[seat]} size={size} />}
        inHand={isHand ? { title: words.title, status: words.describeStatus(state) } : undefined}
      />
    </div>
  );
};
