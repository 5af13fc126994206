import type { JSX } from 'preact';
import { DELUXE, NOBODY, ownerOf } from '../../board';
import { roofSizes } from '../map';
import { Catwalk, Shelter } from '../pieces';
import type { Prowl } from '../prowl/prowl';
import type { Scene } from './scene';
import './buildings.css';

/** Catwalks and shelters, and those that are planned. */
export const Buildings = ({
  prowl,
  scene,
  letters,
}: {
  readonly prowl: Prowl;
  readonly scene: Scene;
  readonly letters: readonly string[];
}): JSX.Element => {
  const { frame } = prowl;
  const state = frame.state.value;
  const plan = prowl.plan.value;
  const { catwalks, shelters } = state.built;
  const { plank, house } = roofSizes(scene.layout);
  const used = new Set(plan?.way.map(({ gap }) => gap));
  const move = frame.last.value?.move;
  return (
    <g aria-hidden="true">
      {scene.links.map((ends, gap) => {
        const isPlanned = plan?.kind === 'lay' && plan.gap === gap;
        const catwalk = isPlanned ? state.turn + (plan.isDeluxe ? DELUXE : 0) : catwalks[gap];
        if (catwalk === NOBODY) return null;
        const seat = ownerOf(catwalk);
        const isNew = move?.kind === 'lay' && move.gap === gap;
        return (
          <g key={gap} class={isNew ? 'htr-new' : undefined}>
            <Catwalk
              {...ends}
              scale={plank}
              seat={seat}
              letter={letters[seat]}
              isDeluxe={catwalk >= DELUXE}
              hasHalo={used.has(gap)}
              isGhost={isPlanned}
            />
          </g>
        );
      })}
      {scene.order.map((roof) => {
        const isPlanned = plan?.kind === 'shelter' && plan.roof === roof;
        const seat = isPlanned ? state.turn : shelters[roof];
        if (seat === NOBODY) return null;
        const isNew = move?.kind === 'shelter' && move.roof === roof;
        return (
          <g key={roof} class={isNew ? 'htr-new' : undefined}>
            <Shelter {...scene.roofs[roof]} scale={house} seat={seat} letter={letters[seat]} isGhost={isPlanned} />
          </g>
        );
      })}
    </g>
  );
};
