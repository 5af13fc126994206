import type { PlayedDeal, PlayedGame } from './deal';
import { type PairScores, rate } from './elo';
import { meanOf, winShare } from './statistics';

export interface BotReport {
  readonly name: string;
  /** Games in which it had a seat. */
  readonly games: number;
  /** Its share of all first places, over all its seats; shared places count as fractions. */
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  /** Its share of the seats: what it would win if all bots were equally good. */
  readonly equalShare: number;
  readonly meanPlace: number;
  /** The share of its seats that were eliminated. */
  readonly eliminated: number;
}

export interface ArenaReport {
  readonly bots: readonly BotReport[];
  readonly secondsPerTurn: Readonly<Record<string, number>>;
  readonly games: number;
  readonly deals: number;
  /** Whether it ended early because a difference was proven. */
  readonly stopped: boolean;
  readonly endings: Readonly<Record<string, number>>;
}

/** What each seat won: one game split among those in first place; nothing where there is no winner. */
export const winsOf = (places: readonly number[]): readonly number[] => {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
};

const winsOfBot = ({ seated, places }: PlayedGame, name: string): number =>
  winsOf(places).reduce((sum, won, seat) => sum + (seated[seat].name === name ? won : 0), 0);

/** Who beat whom; seats of the same bot are not compared. */
export const pairScores = (games: readonly PlayedGame[], names: readonly string[]): PairScores => {
  const scores = names.map(() => names.map(() => 0));
  for (const { seated, places } of games) {
    for (const [a, { name }] of seated.entries()) {
      for (const [b, other] of seated.entries()) {
        if (name === other.name) continue;
        scores[names.indexOf(name)][names.indexOf(other.name)] += places[a] < places[b] ? 1 : places[a] === places[b] ? 0.5 : 0;
      }
    }
  }
  return scores;
};

/** How much more the first bot won per seat than the second in a deal: the input of the sequential test. */
export const difference = ({ games }: PlayedDeal, [first, second]: readonly string[]): number => {
  const perSeat = (name: string): number => {
    const seats = games.reduce((sum, { seated }) => sum + seated.filter((one) => one.name === name).length, 0);
    return games.reduce((sum, game) => sum + winsOfBot(game, name), 0) / Math.max(1, seats);
  };
  return perSeat(first) - perSeat(second);
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export interface ReportPlan {
  /** Every bot once, in the order in which they were named. */
  readonly names: readonly string[];
  readonly endings: readonly string[];
  readonly isStopped: boolean;
}

export const reportOn = (deals: readonly PlayedDeal[], { names, endings, isStopped }: ReportPlan): ArenaReport => {
  const games = deals.flatMap((deal) => deal.games);
  const seats = games.flatMap(({ seated, places }) => seated.map((one, seat) => ({ ...one, place: places[seat] })));
  const ratings = rate(deals.map((deal) => pairScores(deal.games, names)));
  const seatsOf = (name: string): typeof seats => seats.filter((seat) => seat.name === name);
  const bots = names.map((name, i): BotReport => {
    const own = seatsOf(name);
    const share = winShare(
      deals.map((deal) => ({
        wins: deal.games.reduce((sum, game) => sum + winsOfBot(game, name), 0),
        games: deal.games.length,
      })),
    );
    return {
      name,
      games: games.filter(({ seated }) => seated.some((one) => one.name === name)).length,
      winShare: round(share.mean, 4),
      low: round(share.low, 4),
      high: round(share.high, 4),
      elo: Math.round(ratings[i].elo),
      eloLow: Math.round(ratings[i].low),
      eloHigh: Math.round(ratings[i].high),
      equalShare: round(own.length / seats.length, 4),
      meanPlace: round(meanOf(own.map(({ place }) => place)), 3),
      eliminated: round(meanOf(own.map(({ isEliminated }) => (isEliminated ? 1 : 0))), 4),
    };
  });
  const secondsPerTurn = (name: string): number => {
    const own = seatsOf(name);
    const decisions = own.reduce((sum, seat) => sum + seat.decisions, 0);
    return own.reduce((sum, seat) => sum + seat.seconds, 0) / Math.max(1, decisions);
  };
  return {
    bots,
    secondsPerTurn: Object.fromEntries(names.map((name) => [name, round(secondsPerTurn(name), 5)])),
    games: games.length,
    deals: deals.length,
    stopped: isStopped,
    endings: Object.fromEntries(endings.map((ending) => [ending, games.filter((game) => game.ending === ending).length])),
  };
};
