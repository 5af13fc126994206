import type { JSX } from 'preact';
import { Icon, type IconName } from '../icon';
import './dock-key.css';

export interface DockKeyLook {
  readonly icon: IconName;
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
  onPress,
}: {
  readonly command: string;
  readonly look: DockKeyLook;
  readonly word: string;
  /** `key`: icon above its label. `main`: the one filled button. `small`: icon only. */
  readonly kind?: 'key' | 'main' | 'small';
  readonly isOpen: boolean;
  readonly onPress: () => void;
}): JSX.Element => {
  const isMain = kind === 'main';
  return (
    <button
      type="button"
      class={isMain ? 'btn primary dock-main' : 'btn key'}
      data-command={command}
      aria-disabled={!isOpen}
      aria-keyshortcuts={shortcut}
      {...(kind === 'small' ? { 'aria-label': word } : {})}
      onClick={onPress}
    >
      <Icon name={icon} size={isMain ? 26 : 22} width={isMain ? 2.8 : 2.2} />
      {kind !== 'small' && <span>{word}</span>}
      {cap !== undefined && kind !== 'small' && (
        <span class="kbd" aria-hidden="true">
          {cap}
        </span>
      )}
    </button>
  );
};
