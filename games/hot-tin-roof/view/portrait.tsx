import { type Shape, Shapes, ellipse } from '@showboat/ui';
import { Medallion, type Portrait, featuresOf } from '@showboat/ui/portrait';
import { Cat } from './pieces';
import { BRASS, GOLD, NIGHT } from './pieces/colours';

const SKIES = [NIGHT, '#27305f', '#3a2f5e', '#1f3d5c'] as const;
const RIBBONS = ['#c8413a', '#3f8f7a', '#4b6fc4', '#8a4fa3'] as const;

/** At the neck: a bow, a collar with a bell, a neckerchief. */
const NECKS: readonly ((ribbon: string) => readonly Shape[])[] = [
  (ribbon) => [
    ['M51 88L37 80V97ZM51 88L65 80V97Z', ribbon],
    [ellipse(51, 88, 4), ribbon, '#00000055', 1.2],
  ],
  (ribbon) => [
    ['M32 84C42 93 60 93 70 84', undefined, ribbon, 5],
    [ellipse(51, 94, 4.6), GOLD, '#7a4a06', 1.2],
  ],
  (ribbon) => [
    ['M30 83C42 92 60 92 72 83C66 96 58 101 51 103C44 101 36 96 30 83Z', ribbon],
    [`${ellipse(45, 92, 1.6)}${ellipse(57, 92, 1.6)}${ellipse(51, 97, 1.6)}`, '#ffffff99'],
  ],
];

const CROWN: readonly Shape[] = [
  ['M37 33L34 17L43 25L51 13L59 25L68 17L65 33Z', GOLD, '#7a4a06', 1.6],
  [`${ellipse(51, 28, 2.2)}${ellipse(43, 29.4, 1.6)}${ellipse(59, 29.4, 1.6)}`, '#c8413a'],
];
/** One old fight, well won. */
const SCAR: readonly Shape[] = [['M70 44L78 60M70.6 52l7 -3M73.6 58l6 -3', undefined, '#5c1f1a', 1.8]];

/** The cat of a seat at its window: what it wears goes with the name, a scar and a crown with the level. */
export const CatPortrait: Portrait = ({ seat, name, level, size }) => {
  const pick = featuresOf(name);
  const sky = pick(SKIES);
  const neck = pick(NECKS)(pick(RIBBONS));
  return (
    <Medallion size={size} ground={sky} rim={BRASS}>
      <circle cx="80" cy="26" r="9" fill="#f6ead0" opacity=".85" />
      <circle cx="76" cy="24" r="8" fill={sky} />
      <Cat x={51} y={148} seat={seat} pose="sitting" scale={2.05} />
      <Shapes of={[...neck, ...(level === 'captain' ? SCAR : []), ...(level === 'commodore' ? CROWN : [])]} />
    </Medallion>
  );
};
