import { LANGUAGES } from '@showboat/engine';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages';
import { Licences } from './licences';
import { Page } from './page';
import { LONGEST_NAME, MOTIONS, PACES, THEMES, cleanName } from '../settings/saved-settings';
import { LOUDEST, changeLiveliness, liveliness } from '../settings/liveliness';
import { nameLanguage } from '../settings/name-language';
import { changeSettings, settings } from '../settings/settings';
import { StorageSettings } from './storage-settings';
import './settings.css';

/** A few values side by side, one of them chosen. */
const Choice = <Value extends string>({
  title,
  help,
  values,
  value,
  say,
  onChange,
}: {
  readonly title: string;
  readonly help?: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly say: (value: Value) => ComponentChildren;
  readonly onChange: (value: Value) => void;
}): JSX.Element => {
  const name = useId();
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <div class="radios">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {say(each)}
          </label>
        ))}
      </div>
      {help !== undefined && <p class="note">{help}</p>}
    </fieldset>
  );
};

const Look = (): JSX.Element => {
  const { language } = messages.value.shell;
  const { options } = messages.value.forms;
  const now = settings.value;
  return (
    <section class="panel group">
      <h2 class="heading">{options.look}</h2>
      <Choice
        title={language}
        values={['auto', ...LANGUAGES]}
        value={now.language}
        say={(each) => (each === 'auto' ? options.auto : <span lang={each}>{nameLanguage(each)}</span>)}
        onChange={(each) => changeSettings({ language: each })}
      />
      <Choice
        title={options.theme}
        values={THEMES}
        value={now.theme}
        say={(each) => options.themes[each]}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        title={options.motion}
        help={options.motionHelp}
        values={MOTIONS}
        value={now.motion}
        say={(each) => options.motions[each]}
        onChange={(motion) => changeSettings({ motion })}
      />
    </section>
  );
};

/** One that is on or off. */
const Switch = ({
  title,
  help,
  isOn,
  onChange,
}: {
  readonly title: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): JSX.Element => (
  <label class="setting across">
    <span class="legend">{title}</span>
    <input
      type="checkbox"
      role="switch"
      class="switch"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span class="note">{help}</span>
  </label>
);

const Playing = (): JSX.Element => {
  const { options, levels } = messages.value.forms;
  const now = settings.value;
  return (
    <section class="panel group">
      <h2 class="heading">{options.play}</h2>
      <label class="setting">
        <span class="legend">{options.name}</span>
        <input
          type="text"
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          value={now.name}
          onChange={({ currentTarget }) => changeSettings({ name: cleanName(currentTarget.value) })}
        />
        <span class="note">{options.nameHelp}</span>
      </label>
      <Choice
        title={options.level}
        values={OFFERED_LEVELS}
        value={OFFERED_LEVELS.find((each) => each === now.level) ?? OFFERED_LEVELS[0]}
        say={(each) => (
          <span>
            <b>{levels[each].title}</b> <small>{levels[each].help}</small>
          </span>
        )}
        onChange={(level) => changeSettings({ level })}
      />
      <Choice
        title={options.pace}
        values={PACES}
        value={now.pace}
        say={(each) => options.paces[each]}
        onChange={(pace) => changeSettings({ pace })}
      />
      <Switch
        title={options.forced}
        help={options.forcedHelp}
        isOn={now.playsForced}
        onChange={(playsForced) => changeSettings({ playsForced })}
      />
      <Switch
        title={options.textMode}
        help={options.textModeHelp}
        isOn={now.textMode}
        onChange={(textMode) => changeSettings({ textMode })}
      />
    </section>
  );
};

const Hearing = (): JSX.Element => {
  const { options } = messages.value.forms;
  const now = liveliness.value;
  return (
    <section class="panel group">
      <h2 class="heading">{options.lively}</h2>
      <Switch title={options.sound} help={options.soundHelp} isOn={now.sound} onChange={(sound) => changeLiveliness({ sound })} />
      <label class="setting across">
        <span class="legend">{options.volume}</span>
        <input
          type="range"
          min={1}
          max={LOUDEST}
          disabled={!now.sound}
          value={now.volume}
          onChange={({ currentTarget }) => changeLiveliness({ volume: Number(currentTarget.value) })}
        />
      </label>
      <Switch
        title={options.vibration}
        help={options.vibrationHelp}
        isOn={now.vibration}
        onChange={(vibration) => changeLiveliness({ vibration })}
      />
      <Switch
        title={options.remarks}
        help={options.remarksHelp}
        isOn={now.remarks}
        onChange={(remarks) => changeLiveliness({ remarks })}
      />
    </section>
  );
};

export const SettingsPage = (): JSX.Element => {
  const { pages } = messages.value.shell;
  const { options } = messages.value.forms;
  return (
    <Page title={pages.settings} narrow>
      <p class="lead">{options.kept}</p>
      <Look />
      <Playing />
      <Hearing />
      <StorageSettings />
      <Licences />
    </Page>
  );
};
