import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import { ask } from './requests';
import './doors.css';

/** The way to people one does not know, and how many of them wait. */
export const OpenTablesDoor = (): JSX.Element => {
  const { turns } = messages.value.friends;
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    void ask('listLobby', { query: { status: 'gathering' } }).then((answer) => {
      if (answer.ok) setWaiting(answer.value.tables.filter(({ you }) => you === null).length);
    });
  }, []);
  return (
    <ul class="doors">
      <li>
        <a href="/lobby">
          <span class="door-mark">
            <Sign name="door" size={22} />
          </span>
          <span class="words">
            <b>{turns.openTables}</b> <span>{turns.openHelp}</span>
          </span>
          {waiting > 0 && <span class="state">{turns.waiting(waiting)}</span>}
          <Icon name="next" size={18} />
        </a>
      </li>
    </ul>
  );
};
