import { LANGUAGES } from '@showboat/engine';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { nameLanguage } from '../settings/name-language';
import { changeSettings, isNight, language } from '../settings/settings';

export const LanguageSwitch = (): JSX.Element => {
  const { shell } = messages.value;
  return (
    <div class="languages" role="group" aria-label={shell.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-label={nameLanguage(each)}
          aria-pressed={each === language.value}
          onClick={() => changeSettings({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  );
};

export const ThemeSwitch = (): JSX.Element => {
  const { toDay, toNight } = messages.value.shell;
  const label = isNight.value ? toDay : toNight;
  return (
    <button
      type="button"
      class="btn icon"
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: isNight.value ? 'day' : 'night' })}
    >
      <Icon name={isNight.value ? 'sun' : 'moon'} size={20} />
    </button>
  );
};

export const SettingsLink = (): JSX.Element => {
  const { settings } = messages.value.shell;
  return (
    <a class="btn icon" href="/settings" aria-label={settings} title={settings}>
      <svg
        width="20"
        height="20"
        viewBox="-12 -12 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        aria-hidden="true"
      >
        <path d="M-9,-6H0M8,-6H9M-9,6H-8M0,6H9" />
        <circle cx="4" cy="-6" r="3" />
        <circle cx="-4" cy="6" r="3" />
      </svg>
    </a>
  );
};
