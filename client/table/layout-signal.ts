import { type ReadonlySignal, signal } from '@preact/signals';

/** Narrower or lower windows are held in one hand. */
const HAND = '(max-width: 899px), (max-height: 519px)';

const watch = (): ReadonlySignal<'desk' | 'hand'> => {
  if (typeof matchMedia === 'undefined') return signal('desk');
  const list = matchMedia(HAND);
  const layout = signal<'desk' | 'hand'>(list.matches ? 'hand' : 'desk');
  list.addEventListener('change', () => {
    layout.value = list.matches ? 'hand' : 'desk';
  });
  return layout;
};

export const tableLayout: ReadonlySignal<'desk' | 'hand'> = watch();
