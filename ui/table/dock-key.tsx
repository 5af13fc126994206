import type { JSX } from 'preact';
import { Icon, type IconName, Strokes } from '../icon';
import './dock-key.css';

/** Icons that only docks show. */
const STROKES = {
  paw: 'M0,8C-5,8 -6,5 -4,3S-2,0 0,0S3,1 4,3S5,8 0,8M-7,-1V-2M-3,-5.5V-6.5M3,-5.5V-6.5M7,-1V-2',
  swap: 'M-8,-4H7M3,-8.5L7.5,-4L3,.5M8,5H-7M-3,.5L-7.5,5L-3,9.5',
} as const;

export type DockIconName = IconName | keyof typeof STROKES;

const isOwn = (name: DockIconName): name is keyof typeof STROKES => Object.hasOwn(STROKES, name);

export interface DockKeyLook {
  readonly icon: DockIconName;
  /** The key cap, where the key is the same on all keyboards. */
  readonly cap?: string;
  readonly shortcut: string;
}

/** A button of a dock. A disabled one can still be pressed: it then says why it is disabled. */
export const DockKey = ({
  command,
  look: { icon, cap, shortcut },
  word,
  kind = 'key',
  isOpen,
  isCounting = false,
  onPress,
}: {
  readonly command: string;
  readonly look: DockKeyLook;
  readonly word: string;
  /** `key`: icon above its label. `main`: the one filled button. `small`: icon only. */
  readonly kind?: 'key' | 'main' | 'small';
  readonly isOpen: boolean;
  /** It is about to be pressed by itself. */
  readonly isCounting?: boolean;
  readonly onPress: () => void;
}): JSX.Element => {
  const isMain = kind === 'main';
  const drawn = { size: isMain ? 26 : 22, width: isMain ? 2.8 : 2.2 };
  return (
    <button
      type="button"
      class={isMain ? `btn primary dock-main${isCounting ? ' counting' : ''}` : 'btn key'}
      data-command={command}
      aria-disabled={!isOpen}
      aria-keyshortcuts={shortcut}
      {...(kind === 'small' ? { 'aria-label': word } : {})}
      onClick={onPress}
    >
      {isOwn(icon) ? <Strokes d={STROKES[icon]} {...drawn} /> : <Icon name={icon} {...drawn} />}
      {kind !== 'small' && <span>{word}</span>}
      {cap !== undefined && kind !== 'small' && (
        <span class="kbd" aria-hidden="true">
          {cap}
        </span>
      )}
    </button>
  );
};
