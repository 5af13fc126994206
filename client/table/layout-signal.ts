import { type ReadonlySignal, signal } from '@preact/signals';

/** Narrower or lower windows get the phone layout. */
const HAND = '(max-width: 899px), (max-height: 519px)';

const watch = (): ReadonlySignal<'wide' | 'phone'> => {
  if (typeof matchMedia === 'undefined') return signal('wide');
  const list = matchMedia(HAND);
  const layout = signal<'wide' | 'phone'>(list.matches ? 'phone' : 'wide');
  list.addEventListener('change', () => {
    layout.value = list.matches ? 'phone' : 'wide';
  });
  return layout;
};

export const tableLayout: ReadonlySignal<'wide' | 'phone'> = watch();
