import { DockKey, type DockIconName, UndoPair, shortcutOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { KEYS } from '../planner/keys';
import type { CommandId } from '../planner/planner';
import type { TableProps } from '../table-props';

const ICONS: Readonly<Record<CommandId, DockIconName>> = {
  dive: 'done',
  poor: 'done',
  place: 'done',
  lay: 'done',
  shelter: 'done',
  run: 'done',
  end: 'last',
  cat: 'paw',
  other: 'swap',
  decline: 'close',
  undo: 'undo',
  redo: 'redo',
};

type Props = Pick<TableProps, 'planner' | 'phrases'>;

export const PlannerKey = ({
  planner,
  phrases,
  command,
  kind = 'key',
}: Props & { readonly command: CommandId; readonly kind?: 'key' | 'main' | 'small' }): JSX.Element => {
  const { keys, enter } = phrases.panels.dock;
  // Building nothing is a choice only where something could be built.
  const isGoingOn = command === 'decline' && kind === 'main';
  const later = kind === 'main' ? planner.frame.extras?.mainWord?.value : undefined;
  const word = isGoingOn ? keys.goOn : command === 'other' ? keys.other[planner.variety.value] : keys[command];
  const shown = isGoingOn ? 'run' : command;
  const look = { icon: ICONS[shown], ...shortcutOf(KEYS, shown), ...(kind === 'main' && { cap: enter }) };
  return (
    <DockKey
      command={command}
      look={look}
      word={later ?? word}
      kind={kind}
      isOpen={planner.isOpen(command)}
      isCounting={kind === 'main' && planner.isForcing.value}
      onPress={() => planner.press(command)}
    />
  );
};

export const UndoKeys = (props: Props): JSX.Element => (
  <UndoPair
    canRedo={props.planner.frame.canRedo.value}
    keyFor={(command, kind) => <PlannerKey {...props} command={command} kind={kind} />}
  />
);

/** Alternatives besides undo: never more than three. */
export const sideKeys = ({ question, main }: TableProps['planner']): readonly CommandId[] => {
  switch (question.value) {
    case 'move':
      return main.value === 'end' ? ['cat', 'other'] : ['cat', 'other', 'end'];
    case 'lay':
    case 'shelter':
      return main.value === 'decline' ? [] : ['other', 'decline'];
    case 'dive':
    case 'place':
      return ['other'];
    case 'poor':
    case undefined:
      return [];
  }
};
