import { type Signal, effect, untracked, useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { TableLife, TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { changeLiveliness, liveliness } from '../settings/liveliness';
import { language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import { type SoundPlayer, createSoundPlayer } from '../sound/player';
import type { Opened } from './dialogs';
import { FinishShow } from './finish-show';
import { FirstMark } from './first-mark';
import { followMoves } from './follow-moves';
import { HighlightBanner } from './highlight-banner';
import { isForTable } from './keys';
import { RemarkBubble } from './remark-bubble';
import type { TableModel } from './table-model';
import './lively.css';

/** Felt, but not startling, in milliseconds. */
const NUDGE = 40;
/** How long the page says that sounds are on or off, in milliseconds. */
const TOLD = 2200;

/** A phone is felt when its player is to decide after others did; never before it was touched. */
const nudge = (): void => {
  if (liveliness.peek().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(NUDGE);
};

const useSound = <State, Move, Options extends OptionValues>(
  model: TableModel<State, Move, Options>,
  life: TableLife<State, Move> | undefined,
  player: SoundPlayer,
): void => {
  useEffect(() => {
    if (!life) return undefined;
    return followMoves(model, (before, move, after) => {
      const sounding = life.soundOf(before, move, after);
      if (sounding) player.play(sounding);
    });
  }, [model, life, player]);
};

const useNudge = <State, Move, Options extends OptionValues>({ frame }: TableModel<State, Move, Options>): void => {
  useEffect(() => {
    let decided = frame.seat.peek();
    return effect(() => {
      const seat = frame.seat.value;
      if (seat !== undefined && decided === undefined) nudge();
      decided = seat;
    });
  }, [frame]);
};

/** M for sounds, B for the rule book. */
const useLateKeys = (acts: Readonly<Partial<Record<string, () => void>>>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = acts[event.key.toLowerCase()];
      if (!act || !isForTable(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

/** Sounds were switched on or off, here or with the key: it is said, and for a moment it stands there. */
const SoundSwitched = ({ onSwitched }: { onSwitched(isOn: boolean): void }): JSX.Element | null => {
  const told = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    let before = liveliness.peek().sound;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const { sound } = liveliness.value;
      if (sound === before) return;
      before = sound;
      told.value = sound;
      untracked(() => onSwitched(sound));
      clearTimeout(timer);
      timer = setTimeout(() => {
        told.value = undefined;
      }, TOLD);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  const { soundOn, soundOff } = messages.value.dialogs;
  return told.value === undefined ? null : <p class="panel sound-switched">{told.value ? soundOn : soundOff}</p>;
};

/**
 * What is heard, felt and told at a table besides the game itself: loaded with the first move that is displayed, or when somebody has
 * something to think about.
 */
export const Lively = <State, Move, Options extends OptionValues>({
  model,
  parts,
  from,
  opened,
}: {
  readonly model: TableModel<State, Move, Options>;
  readonly parts: Pick<TableParts, 'Badge' | 'Finish'>;
  /** How many moves were displayed before the first that may be told. */
  readonly from: number;
  readonly opened: Signal<Opened | undefined>;
}): JSX.Element => {
  const { view, frame, presenter, notices } = model;
  const { Finish } = parts;
  const isOver = presenter.isCurrent.value && presenter.index.value > from && view.game.outcome(frame.state.value);
  const loaded = useLoaded(async () => view.loadLife?.(language.value), [view, language.value]);
  const player = useMemo(createSoundPlayer, [model]);
  useEffect(() => player.close, [player]);
  const life = loaded.kind === 'here' ? loaded.value : undefined;
  useSound(model, life, player);
  useNudge(model);
  useLateKeys({
    m: () => changeLiveliness({ sound: !liveliness.peek().sound }),
    b: () => {
      opened.value = 'book';
    },
  });
  return (
    <>
      {view.loadHighlights && <HighlightBanner {...{ model, parts, from }} />}
      {life && <RemarkBubble {...{ model, life }} />}
      {life && <FirstMark model={model} marks={life.marks} />}
      {isOver && Finish && <FinishShow Finish={Finish} stage={notices.finish} />}
      <SoundSwitched
        onSwitched={(isOn) => {
          if (isOn) player.play({ sound: 'bell' });
          frame.announce(() => messages.value.dialogs[isOn ? 'soundOn' : 'soundOff']);
        }}
      />
    </>
  );
};
