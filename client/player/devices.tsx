import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { Sign, type SignName } from '../pieces/sign';
import type { Account, Passkey, Token } from './account';
import { sayDate } from './dates';

interface Row {
  readonly id: string;
  readonly sign: SignName;
  readonly title: string;
  readonly note: string;
  readonly end: 'endToken' | 'endPasskey' | undefined;
}

const HAND_HELD = /Android|iPhone|iPad/;

const rowOfToken = ({ id, label, createdAt, origin, isThis }: Token): Row => {
  const { player } = messages.value;
  const note = isThis ? player.hereNow : player.origins[origin](sayDate(createdAt));
  const title = isThis ? player.thisBrowser : label === origin ? player.device : label;
  return { id, sign: HAND_HELD.test(label) ? 'phone' : 'window', title, note, end: isThis ? undefined : 'endToken' };
};

const rowOfPasskey = ({ id, label, createdAt }: Passkey): Row => {
  const { player } = messages.value;
  return {
    id,
    sign: 'key',
    title: `${player.passkey}, ${label}`,
    note: player.origins.first(sayDate(createdAt)),
    end: 'endPasskey',
  };
};

/** Everything that opens this account; all but this browser can be removed. */
export const Devices = ({
  account: { tokens, passkeys },
  onEnd,
}: {
  readonly account: Account;
  readonly onEnd: (what: 'endToken' | 'endPasskey', id: string) => void;
}): JSX.Element => {
  const { player } = messages.value;
  const rows = [...tokens.map(rowOfToken), ...passkeys.map(rowOfPasskey)].sort((a, b) => Number(!!a.end) - Number(!!b.end));
  return (
    <ul class="devices" aria-label={player.devices}>
      {rows.map(({ id, sign, title, note, end }) => (
        <li key={id}>
          <Sign name={sign} size={24} width={2} />
          <span class="words">
            <b>{title}</b>
            <small>{note}</small>
          </span>
          {end && (
            <button
              type="button"
              class="btn plain icon"
              aria-label={player.remove(`${title}, ${note}`)}
              onClick={() => onEnd(end, id)}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
