import { Drawing, type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { CARDS, type Card, type CardSpec } from '../../game';
import { CardShadow } from './card-back';
import { PAPER, cityColours } from './colours';
import { Crest } from './crest';
import { Medal } from './medal';
import { AnyCardSign, MoveFloorSign, Star } from './signs';

// A card as it lies on the board: 44 by 60, about the origin.

const Extra = ({ spec }: { readonly spec: CardSpec }): JSX.Element | null => {
  const { symbol, portrait, portraits } = spec;
  if (symbol === 'any-card') return <AnyCardSign x={0} y={14} size={25} />;
  if (symbol === 'move-floor') return <MoveFloorSign x={0} y={14.5} size={29} />;
  if (portrait === undefined) return null;
  if (portraits === 1) return <Medal x={0} y={13.5} r={13} patrician={portrait} />;
  return (
    <>
      <Medal x={-8.5} y={14} r={10.5} patrician={portrait} />
      <Medal x={8.5} y={14} r={10.5} patrician={portrait} />
    </>
  );
};

const Crests = ({ spec }: { readonly spec: CardSpec }): JSX.Element =>
  spec.crests === 1 ? (
    <Crest x={0} y={-13} height={25} city={spec.city} />
  ) : (
    <>
      <Crest x={-9.7} y={0} height={23} city={spec.city} />
      <Crest x={9.7} y={0} height={23} city={spec.city} />
    </>
  );

/** `x`, `y` is the centre. */
export const MiniCard = ({ x, y, card, scale = 1 }: Place & { readonly card: Card; readonly scale?: number }): JSX.Element => {
  const spec = CARDS[card];
  const { shield, dark } = cityColours(spec.city);
  return (
    <Placed x={x} y={y} scale={scale}>
      <CardShadow />
      <rect x="-22" y="-30" width="44" height="60" rx="4.5" fill={PAPER} stroke="#4b3312" stroke-width="1.3" />
      <rect
        x="-19.8"
        y="-27.8"
        width="39.6"
        height="55.6"
        rx="3"
        fill={shield}
        fill-opacity=".2"
        stroke={dark}
        stroke-width="1.2"
      />
      <Crests spec={spec} />
      <Extra spec={spec} />
      {spec.isStar && <Star x={14.5} y={-21.5} size={13} />}
    </Placed>
  );
};

/** The same among words. */
export const MiniCardIcon = ({ card, width }: { readonly card: Card; readonly width: number }): JSX.Element => (
  <Drawing box={[-23, -31, 46, 63]} width={width}>
    <MiniCard x={0} y={0} card={card} />
  </Drawing>
);
