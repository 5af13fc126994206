import type { NumberedLine } from './follower';
import { Problem } from './world';

/** A batch of moves as it was sent, however often. */
export interface Batch {
  readonly after: number;
  readonly id: string;
  readonly moves: readonly string[];
}

/** What one seat has sent, and what it was answered. */
export interface Ledger {
  sent(batch: Batch): void;
  acknowledged(batch: Batch, seq: number): void;
  /** Refused: then it must not be there. Unless a copy of it is still on its way, which may arrive later. */
  stale(batch: Batch, isOnItsWay: boolean): void;
  readonly acknowledgements: readonly Batch[];
  /** Throws where the log is not what was sent and answered. */
  check(lines: readonly NumberedLine[], isKeptByBot: boolean): void;
}

const isAt = (lines: readonly NumberedLine[], seat: number, { after, moves }: Batch): boolean =>
  moves.every((token, i) => {
    const line = lines[after + i];
    return line?.kind === 'move' && line.by === seat && line.token === token;
  });

export const createLedger = (table: string, seat: number): Ledger => {
  const all: Batch[] = [];
  const acknowledgements: Batch[] = [];
  const refused: Batch[] = [];
  const inDoubt: Batch[] = [];
  const saying = ({ id, after, moves }: Batch): string =>
    `table ${table}, seat ${seat}, id ${id} after ${after}: ${moves.join(' ')}`;
  return {
    acknowledgements,
    sent: (batch) => void all.push(batch),
    acknowledged: (batch, seq) => {
      if (seq !== batch.after + batch.moves.length) throw new Problem(`answered with number ${seq}: ${saying(batch)}`);
      if (!acknowledgements.includes(batch)) acknowledgements.push(batch);
    },
    stale: (batch, isOnItsWay) => void (isOnItsWay ? inDoubt : refused).push(batch),
    check: (lines, isKeptByBot) => {
      const lost = acknowledgements.find((batch) => !isAt(lines, seat, batch));
      if (lost) throw new Problem(`acknowledged, and not in the log: ${saying(lost)}`);
      // A bot that keeps a seat sends nothing.
      if (isKeptByBot) return;
      const stored = all.filter((batch) => ![...refused, ...inDoubt].includes(batch) && isAt(lines, seat, batch));
      for (const line of lines) {
        if (line.kind !== 'move' || line.by !== seat) continue;
        const isOf = ({ after, moves }: Batch): boolean => after < line.seq && line.seq <= after + moves.length;
        const senders = stored.filter(isOf);
        if (senders.length === 1) continue;
        if (senders.length === 0 && inDoubt.some((batch) => isOf(batch) && isAt(lines, seat, batch))) continue;
        const forgotten = refused.find((batch) => isOf(batch) && isAt(lines, seat, batch));
        if (forgotten) throw new Problem(`stored, and refused when it was sent again: ${saying(forgotten)}`);
        throw new Problem(`table ${table}, seat ${seat}: number ${line.seq} was sent by ${senders.length} requests`);
      }
    },
  };
};
