import type { JSX } from 'preact';
import { messages } from '../messages';
import { PLACES, type Place } from './where';

/** The first question: around this screen, or by a link. */
export const PlaceChoice = ({
  chosen,
  onChoose,
}: {
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}): JSX.Element => {
  const { setup } = messages.value.forms;
  return (
    <fieldset class="presets places">
      <legend>
        <h2 class="heading">{setup.where}</h2>
      </legend>
      {PLACES.map((place) => (
        <label key={place} class="place">
          <input type="radio" name="where" checked={place === chosen} onChange={() => onChoose(place)} />
          <b>{setup[place]}</b>
          <small>{place === 'here' ? setup.hereHelp : setup.linkHelp}</small>
        </label>
      ))}
    </fieldset>
  );
};
