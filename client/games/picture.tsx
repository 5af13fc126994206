import type { JSX } from 'preact';
import { pictureOf } from './posters';
import { isNight } from '../settings/settings';

/** The poster of a game; decorative, since the text beside it says the same. */
export const Picture = ({ game }: { readonly game: string }): JSX.Element => {
  const { source, isDimmed } = pictureOf(game, isNight.value) ?? {};
  return <img class={isDimmed ? 'picture dimmed' : 'picture'} src={source} alt="" />;
};
