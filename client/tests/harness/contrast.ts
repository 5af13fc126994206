import type { CDPSession, JSHandle, Page } from 'playwright-core';
import { type Judge, type Picture, type TextContrast, createJudge } from './contrast-in-page';
import { lowerCurtain, raiseCurtain } from './page';

// Contrast of every text that is in sight. Axe cannot tell what lies behind a text on a board, and takes the colour of one in a drawing
// for its fill. Here the colour comes from the style, and what lies behind it from the drawn pixels, once all letters are hidden.

/** No letter is painted, and the style still tells its colour; what lets clicks through is met, too. */
const NO_LETTERS = `*, *::placeholder {
  -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important;
  caret-color: transparent !important; transition: none !important; pointer-events: auto !important;
}
svg text, svg tspan { filter: opacity(0) !important }`;

/** Drawn by the browser, and kept in the page. */
const draw = async (page: Page, session: CDPSession): Promise<JSHandle<Picture>> => {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return page.evaluateHandle(async (text) => {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    return context;
  }, data);
};

/** A page without a letter, of which all texts can be judged in one theme after the other: they stand in the same places. */
export interface BarePage {
  contrasts(): Promise<readonly TextContrast[]>;
  /** A line for each text that is too pale. */
  pale(): Promise<readonly string[]>;
  /** Puts the letters back. */
  close(): Promise<void>;
}

/** With a sheet that is made by script: the site forbids those that are written into the page. Painted only while pictures are taken. */
export const hideLetters = async (page: Page): Promise<BarePage> => {
  await raiseCurtain(page);
  const session = await page.context().newCDPSession(page);
  const full = await draw(page, session);
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, NO_LETTERS);
  const bare = await draw(page, session);
  const judge: JSHandle<Judge> = await page.evaluateHandle(createJudge, { full, bare });
  await lowerCurtain(page);
  let ground: JSHandle<Picture> | undefined = bare;
  const contrasts = async (): Promise<readonly TextContrast[]> => {
    if (ground === undefined) {
      await raiseCurtain(page);
      ground = await draw(page, session);
    }
    const found = await page.evaluate(
      ([{ contrasts: on }, picture]) => {
        // How opaque a text is does not depend on it.
        if (window.curtain) window.curtain.disabled = true;
        const all = on(picture);
        if (window.curtain) window.curtain.disabled = false;
        return all;
      },
      [judge, ground] as const,
    );
    await ground.dispose();
    ground = undefined;
    return found;
  };
  return {
    contrasts,
    pale: async () =>
      (await contrasts())
        .filter(({ ratio, needed }) => ratio < needed)
        .map(({ text, at, ratio, needed }) => `contrast: “${text}” has ${ratio} of ${needed} (${at})`),
    close: async () => {
      await page.evaluate((made) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
      }, sheet);
      await Promise.all([full, judge, sheet].map((one) => one.dispose()));
      await session.detach();
    },
  };
};

/** As the page is now. */
const lookAt = async <Found>(page: Page, look: (bare: BarePage) => Promise<Found>): Promise<Found> => {
  const bare = await hideLetters(page);
  const found = await look(bare);
  await bare.close();
  return found;
};

export const contrastsOf = (page: Page): Promise<readonly TextContrast[]> => lookAt(page, ({ contrasts }) => contrasts());

export const paleTexts = (page: Page): Promise<readonly string[]> => lookAt(page, ({ pale }) => pale());
