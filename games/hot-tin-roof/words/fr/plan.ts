import type { Translated } from '@showboat/engine';
import type { plan as english } from '../en/plan';

const boxes = (count: number): string => `${count} ${count < 2 ? 'boîte' : 'boîtes'}`;

/** The two cats of a pair: « assis » is its own plural. */
const pair = (pose: string): string => `chats ${pose.endsWith('s') ? pose : `${pose}s`}`;

export const plan = {
  you: 'Vous',
  poses: { s: 'assis', l: 'couché' },
  cat: (pose, roof) => `Le chat ${pose} sur ${roof}`,
  dive: (dumpster) => `Fouiller la ${dumpster}`,
  diveGain: (ante, taken) => `Vous misez ${boxes(ante)} et prenez ${boxes(taken)}.`,
  pairTo: (pose, one, other) => `Vos ${pair(pose)} vont sur ${one} et ${other}.`,
  apart: (roofs) => `Ils sont à ${roofs} ${roofs < 2 ? 'toit' : 'toits'} l’un de l’autre.`,
  thenLay: 'Puis vous pouvez poser une passerelle.',
  thenShelter: 'Puis vous pouvez dresser un abri.',
  thenNothing: 'Il n’y a plus rien à construire : ensuite, vous déplacez vos chats.',
  place: (pose) => `Placer les ${pair(pose)}`,
  lay: (one, other) => `Passerelle entre ${one} et ${other}`,
  layDeluxe: (one, other) => `Passerelle de luxe entre ${one} et ${other}`,
  toll: (count) => `Les autres vous paient ${boxes(count)} pour la franchir.`,
  shelter: (roof) => `Abri sur ${roof}`,
  rent: (count) => `Les autres vous paient ${boxes(count)} pour y entrer.`,
  left: (count) => (count === 0 ? 'Il ne vous en restera plus en main.' : `Il vous en restera ${count} en main.`),
  leftAndDeluxe: (count) => `Il vous en restera ${count} en main, plus celle de luxe.`,
  leftRegular: (count) =>
    count === 0
      ? 'Il ne vous en restera plus en main.'
      : `Il vous restera ${count === 1 ? '1 simple' : `${count} simples`} en main.`,
  run: (roof) => `Aller à ${roof}`,
  meet: (roof) => `Retrouvailles à ${roof}`,
  free: 'Le chemin est gratuit.',
  pay: (payees, left) => `Vous payez : ${payees}. Il vous reste ${boxes(left)}.`,
  payee: (name, count) => `${name} ${count}`,
  meets: 'La paire se retrouve : un poisson.',
  lastFish: 'C’est le dernier poisson : la partie finit.',
  poor: (ante, income) => `Vous avez moins de ${boxes(ante)} : vous en prenez ${income} et votre tour finit.`,
  leaving: (pose, price) =>
    `Vos ${pair(pose)} peuvent encore se retrouver ${price === 0 ? 'gratuitement' : `pour ${boxes(price)}`} : un poisson. Finir le tour quand même ?`,
  choices: (count) => `${count} façons de payer : choisissez avec « Autre chemin ».`,
} as const satisfies Translated<typeof english>;
