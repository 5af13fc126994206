import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** A component that is loaded when it is first shown, and from then on is there at once. */
export const late = <Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> => {
  const loaded = signal<FunctionComponent<Props> | undefined>(undefined);
  let isAsked = false;
  const ask = async (): Promise<void> => {
    isAsked = true;
    try {
      loaded.value = await load();
    } catch {
      // Whoever shows it next asks again.
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
