import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { isPartLost } from './lost';

export interface Late<Props> extends FunctionComponent<Props> {
  /** Before it is shown: then it is there at once. */
  load(): Promise<void>;
  isHere(): boolean;
}

/** A component that is loaded when first shown, and renders immediately from then on. */
export const late = <Props extends object>(load: () => Promise<FunctionComponent<Props>>): Late<Props> => {
  const loaded = signal<FunctionComponent<Props> | undefined>(undefined);
  let isAsked = false;
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    try {
      loaded.value = await load();
    } catch {
      // The next use tries again.
      isAsked = false;
    }
  };
  const Shown = (props: Props) => {
    const Component = loaded.value;
    if (Component) return <Component {...props} />;
    void ask().then(() => {
      if (!isAsked) isPartLost.value = true;
    });
    return null;
  };
  return Object.assign(Shown, { load: ask, isHere: () => loaded.peek() !== undefined });
};
