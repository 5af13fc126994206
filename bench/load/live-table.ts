/** A table with all its seats connected, as the load generator drives it. */
export interface LiveTable {
  /** Sends the next turn and says how many moves that are; none when there is nothing left to play. */
  play(): number;
  /** One of the other seats has been told the whole turn. */
  onArrival: () => void;
  /** Everybody knows everything: the next turn may be played. */
  onReady: () => void;
}

/** How far the moves of one turn have got. */
export interface Progress {
  begin(seat: number): void;
  /** The seat has been told everything up to the end of the turn. */
  arrived(seat: number): void;
  readonly isComplete: boolean;
}

export const createProgress = (seats: number, onArrival: () => void): Progress => {
  const isTold = Array.from({ length: seats }, () => true);
  let sender = -1;
  let missing = 0;
  return {
    begin: (seat) => {
      sender = seat;
      missing = seats;
      isTold.fill(false);
    },
    arrived: (seat) => {
      if (isTold[seat]) return;
      isTold[seat] = true;
      missing--;
      if (seat !== sender) onArrival();
    },
    get isComplete() {
      return missing === 0;
    },
  };
};
