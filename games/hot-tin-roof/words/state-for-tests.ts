import { sketch } from '../testing/sketch';

/** Something of everything that is to be said. */
export const STATE = sketch({
  options: { deluxe: true },
  cats: ['r06+r15/-', 'r03+r12/-'],
  catwalks: 'g12=B g16=A g20=C*',
  shelters: 'r08=C',
  fish: [1, 2, 1],
  open: 'h12 h40 h07',
});
