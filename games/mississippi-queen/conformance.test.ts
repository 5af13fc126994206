import { describeConformance } from '@showboat/engine/conformance';
import { mississippiQueen } from './index';

const presets = mississippiQueen.presets.flatMap((preset) =>
  preset.seats.map((seats) => ({ name: `${preset.id}, ${seats} seats`, options: { ...preset.options, seats } })),
);

describeConformance(mississippiQueen, {
  cases: [
    ...presets,
    { name: 'five players and the Rose', options: { seats: 5, rose: true, expansionTiles: 'add' } },
    {
      name: 'house rules',
      options: { seats: 4, noPushAstern: true, pushTaboo: 'left', keepTiles: true, landingSpeed: 6, startFacing: 'downstream' },
    },
    {
      name: 'new waters, both boats',
      options: { seats: 3, boatsEach: 2, win: 'both-boats', tileSet: 'new-waters', expansionTiles: 'add' },
    },
    { name: 'first landing ends it', options: { seats: 3, mode: 'school', playOn: false } },
  ],
  games: 3,
  seed: 'showboat',
  every: 40,
});
