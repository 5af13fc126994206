/** What the end says: the piles are opened and counted. */
export interface FinishPhrases {
  readonly title: string;
  /** `rest` follows what portraits bring. */
  row(name: string, prestige: number, portraits: number, rest: string, total: number): string;
  bonus(points: number): string;
  penalty(points: number): string;
}
