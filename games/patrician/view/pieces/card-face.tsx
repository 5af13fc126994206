import { Drawing } from '@showboat/ui';
import type { JSX } from 'preact';
import { CARDS, type Card, type CardSpec } from '../../game';
import { BRASS, PAPER, UMBER, cityColours } from './colours';
import { Crest } from './crest';
import { Niche } from './medal';
import { AnyCardSign, MoveFloorSign, Star } from './signs';
import './pieces.css';

/** Towers far away, behind whatever the card shows. */
const SKYLINE =
  'M6 134V116H12V102H18V118H25V92H31V112H40V120H48V106H53V124H62V110H68V118H76V88H82V114H90V104H96V120H101V112H106V134Z';

const Extra = ({ spec }: { readonly spec: CardSpec }): JSX.Element | null => {
  const { symbol, portrait, portraits } = spec;
  if (symbol === 'any-card') return <AnyCardSign x={56} y={104} size={56} />;
  if (symbol === 'move-floor') return <MoveFloorSign x={56} y={106} size={60} />;
  if (portrait === undefined) return null;
  if (portraits === 1) return <Niche x={56} y={134} width={56} patrician={portrait} />;
  return (
    <>
      <Niche x={32} y={134} width={46} patrician={portrait} />
      <Niche x={80} y={134} width={46} patrician={portrait} />
    </>
  );
};

const Crests = ({ spec }: { readonly spec: CardSpec }): JSX.Element => {
  const { city, crests } = spec;
  if (crests === 1) return <Crest x={56} y={38} height={49} city={city} />;
  return (
    <>
      <Crest x={32} y={57} height={52} city={city} />
      <Crest x={80} y={57} height={52} city={city} />
      <path d="M22 107H90" stroke={BRASS} />
      <path d="M20 107l4 -3l4 3l-4 3ZM92 107l-4 -3l-4 3l4 3Z" fill={BRASS} />
      <circle cx="56" cy="107" r="13" fill="#fdf6e4" stroke={BRASS} stroke-width="1.3" />
      <text class="figure-drawn" x="56" y="112.6" font-size="16" fill={UMBER}>
        ×2
      </text>
    </>
  );
};

/** A whole card, for the hand. */
export const CardFace = ({
  card,
  cityName,
  width,
}: {
  readonly card: Card;
  readonly cityName: string;
  readonly width: number;
}): JSX.Element => {
  const spec = CARDS[card];
  const { shield, dark } = cityColours(spec.city);
  return (
    <Drawing box={[0, 0, 112, 156]} width={width} name="pat-card">
      <rect x=".7" y=".7" width="110.6" height="154.6" rx="8.5" fill={PAPER} stroke="#5c3f16" stroke-width="1.4" />
      <rect x="5" y="5" width="102" height="146" rx="5.5" fill={shield} fill-opacity=".17" />
      <path d={SKYLINE} fill={shield} fill-opacity=".16" />
      <Crests spec={spec} />
      <Extra spec={spec} />
      <path d="M5 134H107V145.5a5.5 5.5 0 0 1 -5.5 5.5H10.5a5.5 5.5 0 0 1 -5.5 -5.5Z" fill={dark} />
      <rect x="5" y="5" width="102" height="146" rx="5.5" fill="none" stroke={dark} stroke-opacity=".65" stroke-width="1.2" />
      <text class="figure-drawn pat-name" x="56" y="147" font-size="12.5" fill="#fff6e2">
        {cityName}
      </text>
      {spec.isStar && (
        <>
          <circle cx="94" cy="18" r="11.5" fill={PAPER} stroke={BRASS} stroke-width="1.2" />
          <Star x={94} y={18.4} size={18} />
        </>
      )}
    </Drawing>
  );
};
