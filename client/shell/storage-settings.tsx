import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { askToKeep, isKept, measureRoom } from '../session/room';
import { language } from '../settings/settings';
import { useLoaded } from './use-loaded';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Two digits are enough: browsers tell it roughly. */
const sayBytes = (bytes: number): string => {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  return new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: UNITS[step],
    maximumSignificantDigits: 2,
  }).format(bytes / 1000 ** (step + 1));
};

/** How much room is left for games, and whether they are safe there. */
export const StorageSettings = (): JSX.Element => {
  const { room: words } = messages.value.saved;
  const asked = useSignal<boolean | undefined>(undefined);
  const loaded = useLoaded(async () => ({ room: await measureRoom(), isSafe: await isKept() }), [asked.value]);
  const { room, isSafe } = loaded.kind === 'here' ? loaded.value : {};
  const ask = async (): Promise<void> => {
    asked.value = await askToKeep();
  };
  return (
    <section class="panel group storage">
      <h2 class="heading">{words.title}</h2>
      {loaded.kind !== 'waiting' && (
        <>
          <p class="setting">{room ? words.used(sayBytes(room.used), sayBytes(room.free)) : words.unknown}</p>
          <div class="setting">
            <p role="status">{isSafe ? words.kept : asked.value === false ? words.denied : words.loose}</p>
            {!isSafe && asked.value === undefined && (
              <button type="button" class="btn" onClick={() => void ask()}>
                {words.ask}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
