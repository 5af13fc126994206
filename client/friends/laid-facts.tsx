import { useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import { Dialog, Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { paceText } from '../pieces/marks';
import { Seal } from '../pieces/seal';
import { gameTitle } from '../shell/game-title';
import { Wheel } from '../shell/wheel';
import { useGameName } from './game-name';
import { nameLevel } from './levels';
import './doors.css';

const paceWords = ({ pace }: Table): string => {
  const { setup } = messages.value.friends;
  switch (pace.kind) {
    case 'clock':
      return `${setup.live}: ${setup.liveOf(pace.minutes, pace.increment)}`;
    case 'days':
    case 'none':
      return paceText(pace);
  }
};

/** "4f3a 9224 … 1120" */
const shortSeal = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)} … ${seal.slice(-4)}`;

const SealLine = ({ seal }: { readonly seal: string }): JSX.Element => {
  const { laid } = messages.value.friends;
  const isOpen = useSignal(false);
  const copied = useSignal(false);
  return (
    <div class="seal-line">
      <Seal is="closed" />
      <p>
        <b>
          {laid.sealed}{' '}
          <button
            type="button"
            class="seal-code"
            aria-haspopup="dialog"
            onClick={() => {
              isOpen.value = true;
            }}
          >
            <code>{shortSeal(seal)}</code>
          </button>
        </b>
        <span>{laid.sealHelp}</span>
      </p>
      {isOpen.value && (
        <Dialog
          title={laid.sealTitle}
          close={messages.value.table.close}
          onClose={() => {
            isOpen.value = false;
          }}
          actions={
            <button
              type="button"
              class="btn"
              onClick={() =>
                void navigator.clipboard.writeText(seal).then(
                  () => {
                    copied.value = true;
                  },
                  () => undefined,
                )
              }
            >
              {copied.value ? laid.copied : messages.value.replay.copy}
            </button>
          }
        >
          <p>{laid.sealWhole}</p>
          <p class="whole-seal">
            <code>{seal.match(/.{1,8}/g)?.join(' ')}</code>
          </p>
        </Dialog>
      )}
    </div>
  );
};

/** What is played, and that nobody can bend its luck. */
export const LaidFacts = ({
  table,
  onChange,
}: {
  readonly table: Table;
  readonly onChange?: (() => void) | undefined;
}): JSX.Element => {
  const { laid } = messages.value.friends;
  const name = useGameName(table);
  const facts = [
    [laid.game, laid.gameOf(name, table.seats.length)],
    [laid.pace, paceWords(table)],
    [laid.away, laid.awayOf(nameLevel(table.game, table.standIn))],
    [laid.who, table.visibility === 'public' ? laid.byLobby : laid.byLink],
  ] as const;
  return (
    <section class="panel facts-panel">
      <header>
        <h2 class="heading">{gameTitle(table.game)}</h2>
        {onChange && (
          <button type="button" class="link" onClick={onChange}>
            {laid.change}
          </button>
        )}
      </header>
      <dl>
        {facts.map(([term, told]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      <SealLine seal={table.commitment} />
    </section>
  );
};

/** Against boredom. They open beside this page, which calls when somebody comes. */
export const WaitingDoors = ({ game }: { readonly game: string }): JSX.Element => {
  const { friends, posters } = messages.value;
  const { laid } = friends;
  const doors = [
    { href: `/new/${game}?by=here`, mark: <Wheel size={24} />, title: laid.play, help: laid.playHelp },
    {
      href: `/learn/${game}`,
      mark: <Icon name="lamp" size={22} />,
      title: posters[game]?.newcomers?.school ?? laid.learn(gameTitle(game)),
      help: laid.learnHelp,
    },
  ];
  return (
    <ul class="doors waiting-doors">
      {doors.map(({ href, mark, title, help }) => (
        <li key={href}>
          <a href={href} target="_blank">
            <span class="door-mark">{mark}</span>
            <span class="words">
              <b>{title}</b> <span>{help}</span>
            </span>
            <Icon name="next" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
};
