import { Icon, type IconName, UndoPair, shortcutOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { KEYS } from '../planner/keys';
import type { CommandId } from '../planner/planner';
import { Pawn, type TableProps, lumpPath } from '../pieces';
import './keys.css';

const LUMP = lumpPath(9);

type KeyIconName = IconName | 'pawn' | 'coal' | 'exchange';

const ICONS: Readonly<Record<CommandId, KeyIconName>> = {
  slower: 'minus',
  faster: 'plus',
  port: 'port',
  ahead: 'ahead',
  starboard: 'starboard',
  astern: 'astern',
  undo: 'undo',
  redo: 'redo',
  board: 'pawn',
  refuel: 'coal',
  exchange: 'exchange',
  decline: 'close',
  sail: 'ahead',
  dock: 'pawn',
  end: 'done',
};

/** Passengers and coal look here as they do everywhere. */
const KeyIcon = ({
  name,
  size,
  width,
}: {
  readonly name: KeyIconName;
  readonly size: number;
  readonly width: number;
}): JSX.Element => {
  if (name === 'pawn') return <Pawn isAboard size={size * 0.8} />;
  if (name !== 'coal' && name !== 'exchange') return <Icon name={name} size={size} width={width} />;
  return (
    <svg class="badge" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {name === 'coal' ? (
        <path d={LUMP} fill="var(--coal)" stroke="var(--brass-light)" />
      ) : (
        <path class="exchange-icon" d="M-9,-4H8M4,-8.5L8.5,-4L4,.5M9,5H-8M-4,.5L-8.5,5L-4,9.5" />
      )}
    </svg>
  );
};

/** A button of the planner. A disabled one can still be pressed: it then says why. */
export const PlannerKey = ({
  planner,
  phrases,
  command,
  kind = 'key',
}: Pick<TableProps, 'planner' | 'phrases'> & {
  readonly command: CommandId;
  /** `key`: icon over word. `line`: icon beside word. `main`: the one filled button. `small`: the icon alone. */
  readonly kind?: 'key' | 'line' | 'main' | 'small';
}): JSX.Element => {
  const { cap, shortcut } = shortcutOf(KEYS, command);
  const isMain = kind === 'main';
  const later = command === 'end' ? planner.frame.extras?.mainWord?.value : undefined;
  const offer = command === 'dock' ? planner.offer.value : undefined;
  const word = later ?? (offer ? phrases.dock.takeAndEnd[offer] : phrases.dock.keys[command]);
  const shown = isMain ? phrases.dock.enter : cap;
  return (
    <button
      type="button"
      class={`btn river-key-${kind} ${kind === 'key' || kind === 'small' ? 'key' : ''} ${isMain ? 'primary' : ''}`}
      data-command={command}
      aria-disabled={!planner.isOpen(command)}
      aria-keyshortcuts={shortcut}
      {...(kind === 'small' ? { 'aria-label': word } : {})}
      onClick={() => planner.press(command)}
    >
      <KeyIcon name={offer === 'refuel' ? 'coal' : ICONS[command]} size={isMain ? 28 : 22} width={isMain ? 2.8 : 2.2} />
      {kind !== 'small' && <span>{word}</span>}
      {shown !== undefined && (
        <span class="kbd" aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
};

export const UndoKeys = (props: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element => (
  <UndoPair
    canRedo={props.planner.frame.canRedo.value}
    keyFor={(command, kind) => <PlannerKey {...props} command={command} kind={kind} />}
  />
);
