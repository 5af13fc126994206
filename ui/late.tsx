import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** A component that is loaded when first shown, and renders immediately from then on. */
export const late = <Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> => {
  const loaded = signal<FunctionComponent<Props> | undefined>(undefined);
  let isAsked = false;
  const ask = async (): Promise<void> => {
    isAsked = true;
    try {
      loaded.value = await load();
    } catch {
      // The next use tries again.
      isAsked = false;
    }
  };
  return (props) => {
    const Component = loaded.value;
    if (Component) return <Component {...props} />;
    if (!isAsked) void ask();
    return null;
  };
};
