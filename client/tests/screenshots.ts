import type { Language } from '@showboat/engine';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Size, type Stage, openPage, openOwnStage } from './harness/page';
import { BROWSER_GAMES } from './browser-games';
import type { Screen } from './harness/screen';
import { ACCOUNT_SCREENS } from './online/account-screens';
import { FRIENDS_SCREENS } from './online/friends-screens';
import { openOnlineStage } from './online/online-stage';
import { SCREENS } from './screens';

// npm run screenshots [-- screen …]: every screen, desktop and phone, light and dark, into `screenshots/`.

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const AT_ONCE = 2;
/** Waits until animations are over. */
const REST = 400;

interface Shot {
  readonly name: string;
  readonly screen: Screen;
  readonly size: Size;
  readonly theme: 'day' | 'night';
  readonly language: Language;
}

const shotsOf = ([name, screen]: readonly [string, Screen]): readonly Shot[] =>
  (['en', ...(screen.languages ?? [])] as const).flatMap((language) =>
    (['wide', 'phone'] as const).flatMap((size) =>
      (['day', 'night'] as const).map((theme) => ({
        name: [name, ...(language === 'en' ? [] : [language]), size, theme].join('-'),
        screen,
        size,
        theme,
        language,
      })),
    ),
  );

const takeShot = async (stage: Stage, { name, screen, size, theme, language }: Shot): Promise<void> => {
  const settings = { pace: 'instant', ...screen.settings } as const;
  const visit = await openPage(stage, { size, theme, language, settings, keepsBots: screen.keepsBots ?? false, isPainted: true });
  try {
    visit.page.setDefaultTimeout(15_000);
    // A stranger is asked who they are; one screen has no line.
    visit.forgive(/401|ERR_|WebSocket/);
    await screen.show(visit.page);
    await visit.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await visit.page.waitForFunction(
      (all) =>
        all.every(
          ({ board, there, gone }) =>
            !document.querySelector(board) || (document.querySelector(there) && !document.querySelector(gone)),
        ),
      BROWSER_GAMES.flatMap(({ drawn }) => drawn ?? []),
    );
    await visit.page.waitForTimeout(REST);
    await visit.page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  } finally {
    await visit.close();
  }
};

/** At tables of a server; each shot has a player of its own. */
const ONLINE: Readonly<Record<string, Screen>> = { ...FRIENDS_SCREENS, ...ACCOUNT_SCREENS };
const ALL: Readonly<Record<string, Screen>> = { ...SCREENS, ...ONLINE };

const takeShots = async (screens: readonly (readonly [string, Screen])[], open: () => Promise<Stage>): Promise<number> => {
  if (screens.length === 0) return 0;
  const waiting = screens.flatMap(shotsOf);
  const stage = await open();
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      try {
        await takeShot(stage, shot);
        console.log(`screenshots/${shot.name}.png`);
      } catch (error) {
        failed++;
        console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await stage.close();
  return failed;
};

const main = async (wanted: readonly string[]): Promise<number> => {
  const strange = wanted.find((name) => !Object.hasOwn(ALL, name));
  if (strange !== undefined) {
    console.error(`no screen is called ${JSON.stringify(strange)}; there is: ${Object.keys(ALL).join(', ')}`);
    return 2;
  }
  mkdirSync(FOLDER, { recursive: true });
  const chosen = Object.entries(ALL).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const isOnline = ([name]: readonly [string, Screen]): boolean => Object.hasOwn(ONLINE, name);
  const here = await takeShots(
    chosen.filter((entry) => !isOnline(entry)),
    openOwnStage,
  );
  const elsewhere = await takeShots(chosen.filter(isOnline), openOnlineStage);
  return here + elsewhere > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2));
