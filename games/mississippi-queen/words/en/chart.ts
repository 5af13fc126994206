/** What is printed on the chart itself. */
export const chart = {
  title: 'A chart of the lower river',
  subtitle: (round: number) => `as far as it is known in round ${round}`,
  subtitleKnown: 'from the start to the pier',
  unknownWater: 'unknown water',
  /** Buttons that move the camera. */
  camera: { nearer: 'Nearer', further: 'Further away', centre: 'Back to the ship' },
} as const;
