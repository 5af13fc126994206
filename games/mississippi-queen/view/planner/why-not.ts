import { signal } from '@preact/signals';
import type { Refusal } from '@showboat/engine';
import type { explain } from '../../answers';
import { type Move, type State, mississippiQueen as game } from '../../game';

const answers = signal<{ readonly explain: typeof explain } | undefined>(undefined);

/** When the table has been there for a while, or with the first question. */
export const loadAnswers = async (): Promise<void> => {
  answers.value ??= await import('../../answers');
};

/** Why the ship cannot end there at the selected speed, or at any; `loading` until that can be told. Reactive. */
export const barAt = (state: State, wish: number | undefined, place: number): Refusal | 'loading' | undefined => {
  if (!answers.value) return 'loading';
  const speed: Move | undefined = wish === undefined ? undefined : { kind: 'speed', to: wish };
  const from = speed && state.phase.kind === 'speed' && !game.refuse(state, speed) ? game.apply(state, speed) : state;
  const answer = answers.value.explain(from, place);
  return answer.kind === 'cannot-end' ? answer.refusal : undefined;
};
