import type { TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../replay/still.css';

/** The board of one moment, to be looked at; words beside it say what it shows. Drawn when the page has come to rest. */
export const StillBoard = ({ open, wait }: { open(): TableParts; readonly wait: number }): JSX.Element => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <div class="still-board" inert>
      {isDue && <Opened open={open} />}
    </div>
  );
};

const Opened = ({ open }: { open(): TableParts }): JSX.Element => {
  const parts = useMemo(open, [open]);
  useEffect(() => () => parts.close(), [parts]);
  return <parts.Board />;
};
