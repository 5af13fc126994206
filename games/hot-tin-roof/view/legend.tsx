import type { Translated } from '@showboat/engine';
import type { Legend } from '@showboat/ui';
import type { life } from '../words/en/life';
import { CanIcon, FishIcon, StockIcon } from './pieces';

const SIZE = 28;

export const legendOf = (says: Translated<(typeof life)['legend']>): readonly Legend[] => [
  { Symbol: () => <CanIcon size={SIZE} />, says: says.can },
  { Symbol: () => <FishIcon size={SIZE} />, says: says.fish },
  { Symbol: () => <StockIcon kind="catwalk" size={SIZE} />, says: says.catwalk },
  { Symbol: () => <StockIcon kind="deluxe" size={SIZE} />, says: says.deluxe },
  { Symbol: () => <StockIcon kind="shelter" size={SIZE} />, says: says.shelter },
];
