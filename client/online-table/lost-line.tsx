import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import { clockOf } from '../online/clock';
import { TableBanner } from '../pieces/banner';
import { useNow } from '../pieces/now';
import { Sign } from '../pieces/sign';
import { formatClock } from '../pieces/time-left';
import { type Company, nameAt } from './company';

/** Milliseconds: a page that is loaded anew is back before. */
const PATIENCE = 3000;

/** While the clock of somebody else stands for a lost line: who, and for how much longer. Otherwise the children. */
export const LostLine = ({
  company: { table, remote, you, isOff },
  isSmall,
  children,
}: {
  readonly company: Company;
  readonly isSmall: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { company: said } = messages.value;
  const { actor, pace } = table.value;
  const now = useNow(pace.kind === 'clock');
  const left =
    actor === null || actor === you.value || isOff.value
      ? undefined
      : clockOf(table.value, actor, remote.heardAt.value, now)?.standsFor;
  const isStanding = left !== undefined;
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    setTold(false);
    if (!isStanding) return undefined;
    const timer = setTimeout(() => setTold(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isStanding, actor]);
  if (!isStanding || !isTold || actor === null) return <>{children}</>;
  return (
    <TableBanner
      sign={<Sign name="broken" size={24} />}
      isSmall={isSmall}
      title={said.lostLine(nameAt(table.value, actor))}
      note={said.clockStands}
    >
      {/* Beside what is read aloud, which would be read again every second. */}
      <b class="banner-time">{said.standsFor(formatClock(left))}</b>
    </TableBanner>
  );
};
