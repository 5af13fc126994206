import { type ReadonlySignal, computed, signal } from '@preact/signals';

/** Narrower or lower windows get the phone layout. */
const HAND = '(max-width: 899px), (max-height: 519px)';

/** A phone held sideways, or a window as low. */
const SIDEWAYS = '(max-height: 519px) and (min-width: 560px)';

const watch = (query: string): ReadonlySignal<boolean> => {
  if (typeof matchMedia === 'undefined') return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const isHand = watch(HAND);

export const tableLayout: ReadonlySignal<'wide' | 'phone'> = computed(() => (isHand.value ? 'phone' : 'wide'));

/** Of a phone: the board at the left, everything else in a column at the right. */
export const isSideways: ReadonlySignal<boolean> = watch(SIDEWAYS);
