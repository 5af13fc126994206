import type { Translated } from '@showboat/engine';
import { Drawing, type Legend } from '@showboat/ui';
import type { life } from '../words/en/life';
import { Lump, Nought, Pawn } from './pieces';

const BOX = [-11, -11, 22, 22] as const;

export const legendOf = (says: Translated<(typeof life)['legend']>): readonly Legend[] => [
  {
    Symbol: () => (
      <Drawing box={BOX} width={26}>
        <circle r="10.2" fill="var(--speed)" stroke="var(--brass-light)" stroke-width="1.2" />
        <text class="figure" y="4.6" font-size="13.5" fill="#fff">
          3
        </text>
      </Drawing>
    ),
    says: says.speed,
  },
  {
    Symbol: () => (
      <Drawing box={BOX} width={26}>
        <Lump figure={2} r={9} />
      </Drawing>
    ),
    says: says.coal,
  },
  {
    Symbol: () => (
      <Drawing box={BOX} width={26}>
        <Nought />
      </Drawing>
    ),
    says: says.free,
  },
  { Symbol: () => <Pawn isAboard size={20} />, says: says.passenger },
  { Symbol: () => <Pawn isAboard={false} size={20} />, says: says.berth },
];
