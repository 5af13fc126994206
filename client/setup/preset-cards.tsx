import type { Preset } from '@showboat/engine';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { SetupWords } from './game-setup';

export const PresetCards = ({
  presets,
  chosen,
  words,
  onChoose,
}: {
  readonly presets: readonly Preset[];
  readonly chosen: Preset | undefined;
  readonly words: SetupWords;
  readonly onChoose: (preset: Preset) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  return (
    <fieldset class="presets">
      <legend>
        <h2 class="heading">{setup.presets}</h2>
      </legend>
      {presets.map((preset) => {
        const { title, help } = words.preset(preset.id);
        return (
          <label key={preset.id} class="preset">
            <input type="radio" name="preset" checked={preset === chosen} onChange={() => onChoose(preset)} />
            <b>{title}</b>
            <span>{help}</span>
            <small>{setup.presetSeats(Math.min(...preset.seats), Math.max(...preset.seats))}</small>
          </label>
        );
      })}
      {!chosen && (
        <label class="preset">
          <input type="radio" name="preset" checked />
          <b>{setup.own}</b>
          <span>{setup.ownHelp}</span>
        </label>
      )}
    </fieldset>
  );
};
