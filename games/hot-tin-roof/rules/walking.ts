import { END, type Move, type Walk } from './moves';
import { allWalksFrom } from './reach';
import { IN_HAND, MOVING, OVER, POSES, type Player, type State, firstCat, roomFor } from './state';

const CATS = 4;

// What the cats of a turn can do, by cat, while the list is made.
const found: (readonly Walk[])[] = [[], [], [], []];
const counts = [0, 0, 0, 0];

/** HTR-MOVE-1, HTR-MOVE-11, HTR-MOVE-12: each cat that has not moved, to any roof it can pay for; then the end of the turn. */
export const walkingMoves = (state: State, moved: number): readonly Move[] => {
  const { cats, cans } = state.players[state.turn];
  let movers = 0;
  let total = 1;
  for (let cat = 0; cat < CATS; cat++) {
    if (cats[cat] === IN_HAND || (moved >> cat) % 2 === 1) continue;
    const { walks, count } = allWalksFrom(state, state.turn, POSES[cat >> 1], cats[cat], cans);
    found[movers] = walks;
    counts[movers++] = count;
    total += count;
  }
  const moves = roomFor<Move>(total);
  let at = 0;
  for (let mover = 0; mover < movers; mover++) {
    const walks = found[mover];
    const count = counts[mover];
    for (let i = 0; i < count; i++) moves[at++] = walks[i];
  }
  moves[at] = END;
  return moves;
};

const withCans = ({ cans, fish, cats, catwalks, deluxe, shelters }: Player, more: number): Player => ({
  cans: cans + more,
  fish,
  cats,
  catwalks,
  deluxe,
  shelters,
});

/** HTR-MOVE-11, HTR-MEET-1, HTR-MEET-3, HTR-END-2: tribute, the step itself, and what comes of a meeting. */
export const walk = (state: State, moved: number, { pose, from, to, pays }: Walk): State => {
  const { turn } = state;
  const players = state.players.slice();
  let price = 0;
  for (let seat = 0; seat < pays.length; seat++) {
    if (pays[seat] === 0) continue;
    price += pays[seat];
    players[seat] = withCans(players[seat], pays[seat]);
  }
  const { cans, fish, cats: before, catwalks, deluxe, shelters } = players[turn];
  const at = firstCat(pose);
  const isFirst = before[at] === from;
  const partner = before[isFirst ? at + 1 : at];
  const isMeeting = partner === to;
  const cats = before.slice();
  let bits = moved;
  if (isMeeting) {
    cats[at] = cats[at + 1] = IN_HAND;
  } else {
    const isNowFirst = to < partner;
    cats[at] = isNowFirst ? to : partner;
    cats[at + 1] = isNowFirst ? partner : to;
    const isPartnerMoved = (moved >> (isFirst ? at + 1 : at)) % 2 === 1;
    bits = (bits & ~(3 << at)) | (isPartnerMoved ? 3 << at : 1 << (isNowFirst ? at : at + 1));
  }
  players[turn] = { cans: cans - price, fish: isMeeting ? fish + 1 : fish, cats, catwalks, deluxe, shelters };
  const market = isMeeting ? state.fish - 1 : state.fish;
  const isOver = market === 0;
  return {
    options: state.options,
    players,
    built: state.built,
    dumpsters: state.dumpsters,
    open: state.open,
    stack: state.stack,
    discards: state.discards,
    fish: market,
    turn,
    number: state.number,
    quiet: isOver ? 0 : state.quiet,
    hasProgressed: !isOver && (isMeeting || state.hasProgressed),
    phase: isOver ? OVER.fish : MOVING[bits],
  };
};
