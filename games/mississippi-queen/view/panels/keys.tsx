import { Icon, type IconName } from '@showboat/ui';
import type { JSX } from 'preact';
import type { Heading } from '@showboat/engine';
import { formatPlace } from '../../game';
import type { CommandId } from '../planner/planner';
import { Pawn, type TableProps, lumpPath, shipName } from '../pieces';
import './keys.css';

const LUMP = lumpPath(9);

interface KeyLook {
  readonly icon: IconName | 'pawn' | 'coal' | 'exchange';
  /** The cap, where the key is the same on all keyboards. */
  readonly cap?: string;
  readonly shortcut?: string;
}

const LOOKS: Readonly<Record<CommandId, KeyLook>> = {
  slower: { icon: 'minus', cap: '−', shortcut: '-' },
  faster: { icon: 'plus', cap: '+', shortcut: '+' },
  port: { icon: 'port', cap: '←', shortcut: 'ArrowLeft' },
  ahead: { icon: 'ahead', cap: '↑', shortcut: 'ArrowUp' },
  starboard: { icon: 'starboard', cap: '→', shortcut: 'ArrowRight' },
  astern: { icon: 'astern', cap: '↓', shortcut: 'ArrowDown' },
  undo: { icon: 'undo', cap: 'Z', shortcut: 'z' },
  redo: { icon: 'redo', cap: 'Y', shortcut: 'y' },
  board: { icon: 'pawn', cap: 'P', shortcut: 'p' },
  refuel: { icon: 'coal', cap: 'K', shortcut: 'k' },
  exchange: { icon: 'exchange', cap: 'X', shortcut: 'x' },
  decline: { icon: 'close', cap: 'N', shortcut: 'n' },
  sail: { icon: 'ahead', shortcut: 'Enter' },
  end: { icon: 'done', shortcut: 'Enter' },
};

/** Passengers and coal look here as they do everywhere. */
const KeyIcon = ({
  name,
  size,
  width,
}: {
  readonly name: KeyLook['icon'];
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

/** A button of the planner. One that is barred can still be pressed: then it says why. */
export const PlannerKey = ({
  planner,
  labels,
  command,
  kind = 'key',
}: Pick<TableProps, 'planner' | 'labels'> & {
  readonly command: CommandId;
  /** `key`: icon over word. `line`: icon beside word. `main`: the one filled button. `small`: the icon alone. */
  readonly kind?: 'key' | 'line' | 'main' | 'small';
}): JSX.Element => {
  const { icon, cap, shortcut } = LOOKS[command];
  const word = labels.dock.keys[command];
  const isMain = kind === 'main';
  const shown = isMain ? labels.dock.enter : cap;
  return (
    <button
      type="button"
      class={`btn helm-${kind} ${kind === 'key' || kind === 'small' ? 'key' : ''} ${isMain ? 'primary' : ''}`}
      data-command={command}
      aria-disabled={!planner.commands.value[command].isOpen}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      {...(kind === 'small' ? { 'aria-label': word } : {})}
      onClick={() => planner.press(command)}
    >
      <KeyIcon name={icon} size={isMain ? 28 : 22} width={isMain ? 2.8 : 2.2} />
      {kind !== 'small' && <span>{word}</span>}
      {shown !== undefined && (
        <span class="kbd" aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
};

/** Undo, and redo beside it once there is something to redo. */
export const UndoKeys = (props: Pick<TableProps, 'planner' | 'labels'>): JSX.Element =>
  props.planner.commands.value.redo.isOpen ? (
    <div class="helm-halves">
      <PlannerKey {...props} command="undo" kind="small" />
      <PlannerKey {...props} command="redo" kind="small" />
    </div>
  ) : (
    <PlannerKey {...props} command="undo" />
  );

/** Three above, three below, each where it points on the chart. */
const COMPASS = [5, 0, 1, 4, 3, 2] as const satisfies readonly Heading[];

/** The answers to what the planner asks, as buttons: the same as the marks on the river. */
export const HeadingKeys = ({ planner, labels }: Pick<TableProps, 'planner' | 'labels'>): JSX.Element | null => {
  const asked = planner.asked.value;
  if (!asked) return null;
  const name = shipName(labels, asked.ship);
  return (
    <div class="heading-keys">
      {COMPASS.map((heading) => {
        const way = asked.ways.find((one) => one.heading === heading);
        if (!way) return <span key={heading} />;
        const side = labels.board.ways[heading];
        const isPush = asked.kind === 'push';
        const place = isPush && way.place !== undefined ? formatPlace(way.place) : undefined;
        const said = !isPush
          ? labels.board.pointTo(name, side)
          : way.refusal || place === undefined
            ? labels.board.pushBarred(name, side)
            : labels.board.pushTo(name, place);
        return (
          <button
            key={heading}
            type="button"
            class="btn key"
            data-heading={heading}
            aria-label={said}
            aria-disabled={way.refusal !== undefined}
            onClick={() => planner.answer(heading)}
          >
            <span class="heading-arrow" style={{ transform: `rotate(${heading * 60}deg)` }}>
              <Icon name="ahead" size={24} width={2.6} />
            </span>
            {place !== undefined && <span>{place}</span>}
          </button>
        );
      })}
    </div>
  );
};
