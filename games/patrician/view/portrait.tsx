import { type Shape, Shapes } from '@showboat/ui';
import { Medallion, type Portrait, featuresOf, isLadysName } from '@showboat/ui/portrait';
import { BUSTS } from './pieces/busts';

/** The cloth of the busts, light and dark, and what else it may be. */
const CLOTHS: readonly (readonly [light: string, dark: string])[] = [
  ['#4f6b57', '#3f5847'],
  ['#2f4d6b', '#263f59'],
  ['#7a3b34', '#5f2c27'],
  ['#6b5a86', '#54466c'],
  ['#8a6a2c', '#6d5220'],
];
const LIGHT: readonly string[] = ['#4f6b57', '#2f4d6b', '#6b3a2a'];
const DARK: readonly string[] = ['#3f5847', '#263f59', '#7e4834'];
const GROUNDS = ['#7d9ec0', '#d9a27c', '#ddb36b', '#9fb4ac'] as const;

const LAUREL: readonly Shape[] = [
  ['M26 30C34 20 50 16 66 24', undefined, '#4f7a3a', 3],
  ['M32 24l-5 -6M40 20l-4 -7M48 18l-1 -8M56 19l3 -7M63 22l6 -5', undefined, '#6b9a4c', 3.4],
];
const CHAIN: readonly Shape[] = [['M30 92C40 103 62 103 74 92', undefined, '#e9c46a', 3.2]];

/** A patrician in a roundel of glazed clay: the face goes with the name, a chain and a laurel with the level. */
export const PatricianPortrait: Portrait = ({ name, level, size }) => {
  const pick = featuresOf(name);
  const [light, dark] = pick(CLOTHS);
  const { shapes } = isLadysName(name) ? BUSTS.lady : pick([BUSTS.cap, BUSTS.beard]);
  const dyed = shapes.map(([d, fill = '', ...line]): Shape => {
    const cloth = LIGHT.includes(fill) ? light : DARK.includes(fill) ? dark : fill || undefined;
    return [d, cloth, ...line];
  });
  const isMaster = level === 'captain' || level === 'commodore';
  return (
    <Medallion size={size} ground={pick(GROUNDS)} rim="#f3ead6">
      <Shapes of={[...dyed, ...(isMaster ? CHAIN : []), ...(level === 'commodore' ? LAUREL : [])]} />
      <circle cx="51" cy="53" r="46" fill="none" stroke="#a8552f" stroke-width="1.6" />
    </Medallion>
  );
};
