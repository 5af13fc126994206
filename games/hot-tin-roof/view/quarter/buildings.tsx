import type { JSX } from 'preact';
import { DELUXE, type Gap, NOBODY, type Roof, ownerOf } from '../../game';
import { roofSizes } from '../map';
import { Catwalk, Initial, SHELTER_INITIAL, Shelter, linkOf, plankInitial } from '../pieces';
import { Placed } from '@showboat/ui';
import type { Planner } from '../planner/planner';
import type { Scene } from './scene';
import './buildings.css';

interface Building {
  readonly seat: number;
  readonly isPlanned: boolean;
  readonly isNew: boolean;
}

/** Who has something over a gap, or would have. */
const catwalkAt = ({ frame, plan }: Planner, gap: Gap): (Building & { readonly isDeluxe: boolean }) | undefined => {
  const state = frame.state.value;
  const move = frame.last.value?.move;
  const planned = plan.value;
  const isPlanned = planned?.kind === 'lay' && planned.gap === gap;
  const catwalk = isPlanned ? state.turn + (planned.isDeluxe ? DELUXE : 0) : state.built.catwalks[gap];
  if (catwalk === NOBODY) return undefined;
  return { seat: ownerOf(catwalk), isDeluxe: catwalk >= DELUXE, isPlanned, isNew: move?.kind === 'lay' && move.gap === gap };
};

const shelterAt = ({ frame, plan }: Planner, roof: Roof): Building | undefined => {
  const state = frame.state.value;
  const move = frame.last.value?.move;
  const planned = plan.value;
  const isPlanned = planned?.kind === 'shelter' && planned.roof === roof;
  const seat = isPlanned ? state.turn : state.built.shelters[roof];
  return seat === NOBODY ? undefined : { seat, isPlanned, isNew: move?.kind === 'shelter' && move.roof === roof };
};

interface Props {
  readonly planner: Planner;
  readonly scene: Scene;
}

const classOf = ({ isNew }: Building): string | undefined => (isNew ? 'htr-new' : undefined);

/** Shelters and above them catwalks, and those that are planned; whose they are is told above all. */
export const Buildings = ({ planner, scene }: Props): JSX.Element => {
  const { plank, house } = roofSizes(scene.layout);
  const used = new Set(planner.plan.value?.way.map(({ gap }) => gap));
  return (
    <g aria-hidden="true">
      {scene.order.map((roof) => {
        const shelter = shelterAt(planner, roof);
        if (!shelter) return null;
        return (
          <g key={roof} class={classOf(shelter)}>
            <Shelter {...scene.roofs[roof]} scale={house} seat={shelter.seat} isGhost={shelter.isPlanned} />
          </g>
        );
      })}
      {scene.links.map((ends, gap) => {
        const catwalk = catwalkAt(planner, gap);
        if (!catwalk) return null;
        const { seat, isDeluxe, isPlanned } = catwalk;
        return (
          <g key={gap} class={classOf(catwalk)}>
            <Catwalk {...ends} scale={plank} seat={seat} isDeluxe={isDeluxe} hasHalo={used.has(gap)} isGhost={isPlanned} />
          </g>
        );
      })}
    </g>
  );
};

/** The initials on planks and awnings, above cats and plates: nothing may cover them. */
export const Initials = ({ planner, scene, letters }: Props & { readonly letters: readonly string[] }): JSX.Element => {
  const { plank, house } = roofSizes(scene.layout);
  return (
    <g aria-hidden="true">
      {scene.shelterInitials.map((at, roof) => {
        const shelter = shelterAt(planner, roof);
        return (
          shelter && (
            <g key={roof} class={classOf(shelter)}>
              <Placed {...at} scale={house}>
                <Initial x={0} y={0} r={SHELTER_INITIAL} seat={shelter.seat} letter={letters[shelter.seat]} />
              </Placed>
            </g>
          )
        );
      })}
      {scene.links.map((ends, gap) => {
        const catwalk = catwalkAt(planner, gap);
        if (!catwalk) return null;
        const { seat, isDeluxe } = catwalk;
        const { x, y } = linkOf({ ...ends, scale: plank });
        return (
          <g key={gap} class={classOf(catwalk)}>
            <Placed x={x} y={y} scale={plank}>
              <Initial x={0} y={0} r={plankInitial(isDeluxe)} seat={seat} letter={letters[seat]} />
            </Placed>
          </g>
        );
      })}
    </g>
  );
};
