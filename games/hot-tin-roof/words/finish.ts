/** What the end says: fish are eaten, cats left out are paid for. */
export interface FinishPhrases {
  readonly title: string;
  /** `rest` follows the cans. */
  row(name: string, fish: number, cans: number, rest: string, total: number): string;
  left(points: number): string;
}
