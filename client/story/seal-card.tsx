import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { Seal, type SealState } from '../pieces/seal';

/** What is known of the seal of a game. */
export type SealFound =
  | { readonly kind: 'checking' | 'none' | 'broken' }
  | { readonly kind: 'held'; readonly draws: number; readonly commitment: string; readonly isOnline: boolean };

const LOOKS = { checking: 'closed', none: 'closed', broken: 'cracked', held: 'opened' } as const satisfies Record<
  SealFound['kind'],
  SealState
>;

const shortened = (commitment: string): string => `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;

/** The promise about chance, opened and checked already. */
export const SealCard = ({
  found,
  children,
}: {
  readonly found: SealFound;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { story } = messages.value;
  const said = {
    checking: { title: story.sealOpen, text: story.sealChecking },
    none: { title: story.sealNone, text: story.sealNoneHelp },
    broken: { title: story.sealBroken, text: story.sealBrokenHelp },
    held: {
      title: story.sealOpen,
      text: found.kind === 'held' ? (found.isOnline ? story.sealHeldOnline : story.sealHeld)(found.draws) : '',
    },
  }[found.kind];
  return (
    <section class="story seal-story">
      <Seal is={LOOKS[found.kind]} size={74} />
      <div class="words">
        <h3>{said.title}</h3>
        <p role="status">{said.text}</p>
        <p class="foot">
          {found.kind === 'held' ? <code>{shortened(found.commitment)}</code> : <span />}
          {children}
        </p>
      </div>
    </section>
  );
};
