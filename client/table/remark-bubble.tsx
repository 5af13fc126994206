import { useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import { type TableLife, covered } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { liveliness } from '../settings/liveliness';
import { isTextMode } from '../settings/settings';
import { followMoves } from './follow-moves';
import { tableLayout } from './layout-signal';
import { type Said, createSpeakers } from './remarks';
import type { TableModel } from './table-model';
import './remark-bubble.css';

/** Milliseconds to read a line. */
const SHOWN = 5_000;
/** In a corner: on phones below the line that tells what has happened, elsewhere beside it. */
const CORNERS = { wide: { below: 4, size: 44 }, phone: { below: 54, size: 30 } } as const;

/** What a bot says now and then, beside its portrait. It takes no pointer and is not announced: nobody misses anything without it. */
export const RemarkBubble = <State, Move, Options extends OptionValues>({
  model,
  life,
}: {
  readonly model: TableModel<State, Move, Options>;
  readonly life: TableLife<State, Move>;
}): JSX.Element | null => {
  const { frame, session } = model;
  const { game } = model.view;
  const said = useSignal<Said | undefined>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speakers = createSpeakers(session.id, () => performance.now());
    const see = (state: State): State => game.view(state, undefined);
    const stop = followMoves(model, (before, move, after, index) => {
      if (!liveliness.value.remarks) return;
      const remark = life.remarkOf(see(before), game.seenMove(before, move, undefined), see(after));
      // Nobody puts words into a person's mouth.
      if (!remark || frame.players.value[remark.seat]?.kind !== 'bot') return;
      const next = speakers.say(remark, index, life.remarks[remark.about] ?? []);
      if (!next) return;
      said.value = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        said.value = undefined;
      }, SHOWN);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [model, life]);

  if (!said.value || !liveliness.value.remarks) return null;
  const { seat, line } = said.value;
  const player = frame.players.value[seat];
  const level = session.seats.value[seat];
  const { top, left } = covered.value ?? { top: 90, left: 12 };
  const { below, size } = CORNERS[tableLayout.value];
  return (
    <figure
      class={isTextMode.value ? 'remark in-text' : `remark ${tableLayout.value}`}
      style={isTextMode.value ? {} : { top: `${top + below}px`, left: `${left + 8}px` }}
    >
      <life.Portrait seat={seat} name={player.name} level={level?.kind === 'bot' ? level.level : ''} size={size} />
      <figcaption>
        <b>{player.name}</b> {line}
      </figcaption>
    </figure>
  );
};
