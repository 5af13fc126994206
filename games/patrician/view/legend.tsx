import type { Translated } from '@showboat/engine';
import { Drawing, type Legend } from '@showboat/ui';
import type { life } from '../words/en/life';
import { AnyCardSign, Coin, CrestIcon, MedalIcon, MessengerIcon, MoveFloorSign } from './pieces';

const SIZE = 26;
const BOX = [-14, -14, 28, 28] as const;

export const legendOf = (says: Translated<(typeof life)['legend']>): readonly Legend[] => [
  { Symbol: () => <CrestIcon city={0} size={SIZE} />, says: says.crest },
  { Symbol: () => <MedalIcon patrician="lady" size={SIZE} />, says: says.portrait },
  {
    Symbol: () => (
      <Drawing box={BOX} width={SIZE}>
        <AnyCardSign x={0} y={0} size={26} />
      </Drawing>
    ),
    says: says.any,
  },
  {
    Symbol: () => (
      <Drawing box={BOX} width={SIZE}>
        <MoveFloorSign x={0} y={0} size={26} />
      </Drawing>
    ),
    says: says.move,
  },
  {
    Symbol: () => (
      <Drawing box={BOX} width={SIZE}>
        <Coin x={0} y={0} r={13} value={6} />
      </Drawing>
    ),
    says: says.coin,
  },
  { Symbol: () => <MessengerIcon size={SIZE} />, says: says.messenger },
];
