import type { ReadonlySignal, Signal } from '@preact/signals';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import type { RemoteSession } from '../online/remote-session';
import type { Windows } from '../online/windows';
import { Strip, TableBanner } from '../pieces/banner';
import { useNow } from '../pieces/now';
import { Sign } from '../pieces/sign';
import { formatClock } from '../pieces/time-left';
import { tableLayout } from '../table/layout-signal';
import { personAt } from './company';
import { timeOfDay } from './time-of-day';

// What is said about the line, and about a turn of one's own that is not stored yet.

type Any = RemoteSession<unknown, unknown>;

/** A lost line is told only when it does not come back at once. */
const PATIENCE = 5000;
const SAID_FOR = 4000;
const SECOND = 1000;

/** "No line since 20:44." And for a moment, that it is back. */
export const LineStrip = ({ session }: { readonly session: Any }): JSX.Element | null => {
  const { remote, outgoing, history, stored, seat } = session;
  const { online: said } = messages.value;
  const connection = remote.connection.value;
  const isDown = connection.kind === 'down';
  const now = useNow(isDown);
  const isTold = isDown && now - connection.since > PATIENCE;
  const [wasTold, setTold] = useState(false);
  useEffect(() => {
    if (isTold) setTold(true);
    if (isDown || !wasTold) return undefined;
    const timer = setTimeout(() => setTold(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isTold, isDown, wasTold]);
  const isSmall = tableLayout.value === 'phone';
  if (!isTold)
    return wasTold && !isDown ? (
      <Strip sign={<Icon name="done" />} title={said.back} note={said.nothingLost} isSmall={isSmall} />
    ) : null;
  const person = remote.table.value && personAt(remote.table.value, seat);
  const grace = person?.isClockStanding || remote.table.value?.actor === seat ? person?.graceMs : undefined;
  const left = grace === undefined || grace === null ? 0 : Math.max(0, grace - (now - connection.since));
  const kept = outgoing.value ? said.goesOut : history.value.moves.length > stored.value ? said.planKept : said.looksOn;
  return (
    <Strip
      sign={<Sign name="broken" />}
      title={said.noLine(timeOfDay(connection.since))}
      note={isSmall ? kept : `${kept}${left > 0 ? ` ${said.clockWaits(formatClock(left))}` : ''}`}
      again={
        connection.retryAt === undefined ? said.trying : said.againIn(Math.max(0, Math.ceil((connection.retryAt - now) / SECOND)))
      }
      isSmall={isSmall}
    >
      <button type="button" class="btn" onClick={remote.line.tryNow}>
        {said.tryNow}
      </button>
    </Strip>
  );
};

/** An answer within this time needs no word about it. */
const QUIET = 300;

/** `isSlow`: told to the main key while this is shown. */
const OnItsWay = ({
  since,
  isSlow,
  isSmall,
}: {
  readonly since: number;
  readonly isSlow: Signal<boolean>;
  readonly isSmall: boolean;
}): JSX.Element | null => {
  const { online: said, pieces } = messages.value;
  const now = useNow();
  const isLong = now - since >= QUIET;
  useEffect(() => {
    isSlow.value = isLong;
    return () => {
      isSlow.value = false;
    };
  }, [isLong]);
  if (!isLong) return null;
  return (
    <TableBanner
      sign={<Sign name="send" size={24} />}
      isSmall={isSmall}
      title={pieces.sending}
      note={`${said.sent(Math.floor((now - since) / SECOND))} ${said.counts}`}
    />
  );
};

/** What a player must know about their own turn; `undefined` where there is nothing to say. */
export const planNote = (session: Any, windows: Windows, isSlow: Signal<boolean>): JSX.Element | undefined => {
  const { online: said, table } = messages.value;
  const isSmall = tableLayout.value === 'phone';
  const out = session.outgoing.value;
  const notice = session.notice.value;
  if (windows.isElsewhere.value && session.seat !== undefined)
    return (
      <TableBanner sign={<Sign name="window" size={24} />} isSmall={isSmall} title={said.otherWindow} note={said.showsHere}>
        <button type="button" class="btn" onClick={windows.playHere}>
          {said.playHere}
        </button>
      </TableBanner>
    );
  if (notice !== undefined)
    return (
      <TableBanner
        sign={<Sign name="again" size={24} />}
        isSmall={isSmall}
        title={notice === 'not-taken' ? said.notTaken : said.movedOn}
        note={notice === 'lost' ? said.planLost : said.planStays}
      >
        <button type="button" class="btn" onClick={session.dropNotice}>
          {table.close}
        </button>
      </TableBanner>
    );
  if (out?.stage === 'sent') return <OnItsWay since={out.since} isSlow={isSlow} isSmall={isSmall} />;
  if (out)
    return (
      <TableBanner sign={<Sign name="clock" size={24} />} isSmall={isSmall} title={said.goesOutWhenBack} note={said.counts} />
    );
  return undefined;
};

/** What the main key says while there is no line, or an answer takes long. */
export const mainWordOf = (
  session: Any,
  isLast: ReadonlySignal<boolean>,
  isSlow: ReadonlySignal<boolean>,
): string | undefined => {
  const { online: said, pieces } = messages.value;
  if (isSlow.value) return pieces.sending;
  if (session.outgoing.value?.stage === 'armed') return said.goesOutWhenBack;
  return session.remote.connection.value.kind === 'down' && isLast.value ? said.sendWhenBack : undefined;
};
