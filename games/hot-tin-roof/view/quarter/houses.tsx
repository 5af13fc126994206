import type { JSX } from 'preact';
import { type Built, NOBODY, type Roof, type State } from '../../game';
import type { Words } from '../../words/words';
import { roofSizes } from '../map';
import { Break, Gap, House, HousePlate, HouseSign, Patio } from '../pieces';
import { type Scene, abbreviate } from './scene';

/** Roofs, pipes and patios; lit are those that can be chosen. */
export const Houses = ({
  scene,
  built,
  lit,
}: {
  readonly scene: Scene;
  readonly built: Built;
  readonly lit: ReadonlySet<Roof>;
}): JSX.Element => {
  const { house, link } = roofSizes(scene.layout);
  return (
    <g aria-hidden="true">
      {scene.links.map((ends, gap) => (
        <Gap key={gap} {...ends} scale={link} isBridged={built.catwalks[gap] !== NOBODY} />
      ))}
      {scene.order.map((roof) => (
        <g key={roof}>
          <House {...scene.roofs[roof]} index={roof} scale={house} isLit={lit.has(roof)} />
          <Patio {...scene.roofs[roof]} scale={house} isLit={lit.has(roof)} />
        </g>
      ))}
      {scene.links.map((ends, gap) => built.catwalks[gap] === NOBODY && <Break key={gap} {...ends} scale={link} />)}
    </g>
  );
};

/** Names, or on phones three letters of them. */
export const Plates = ({
  scene,
  state,
  words,
}: {
  readonly scene: Scene;
  readonly state: State;
  readonly words: Words;
}): JSX.Element => (
  <g aria-hidden="true">
    {scene.order.map((roof) =>
      scene.layout === 'wide' ? (
        <HousePlate key={roof} {...scene.plates[roof]} index={roof} name={words.nameRoof(state, roof)} />
      ) : (
        <HouseSign key={roof} {...scene.plates[roof]} index={roof} abbr={abbreviate(words, state, roof)} />
      ),
    )}
  </g>
);
