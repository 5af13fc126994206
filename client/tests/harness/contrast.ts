import type { CDPSession, JSHandle, Page } from 'playwright-core';
import { raiseCurtain } from './page';

// Contrast of every text that is in sight. Axe cannot tell what lies behind a text on a board, and takes the colour of one in a drawing
// for its fill. Here the colour comes from the style, and what lies behind it from the drawn pixels, once all letters are hidden.

export interface TextContrast {
  readonly text: string;
  readonly at: string;
  readonly ratio: number;
  readonly needed: number;
}

/** No letter is painted, and the style still tells its colour; what lets clicks through is met, too. */
const NO_LETTERS = `*, *::placeholder {
  -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important;
  caret-color: transparent !important; transition: none !important; pointer-events: auto !important;
}
svg text, svg tspan { filter: opacity(0) !important }`;

type Picture = JSHandle<OffscreenCanvasRenderingContext2D>;

interface Pictures {
  /** Where the letters are, in some theme: with them and without. */
  readonly full: Picture;
  readonly bare: Picture;
  /** What lies behind them now. */
  readonly ground: Picture;
}

/** Drawn by the browser, and kept in the page. */
const draw = async (page: Page, session: CDPSession): Promise<Picture> => {
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

const judge = (page: Page, pictures: Pictures): Promise<readonly TextContrast[]> =>
  page.evaluate(({ full, bare, ground }) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const scale = ground.canvas.width / innerWidth;

    const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!dot) throw new Error('nothing to draw on');
    const known = new Map<string, Colour>();
    const read = (text: string): Colour => {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = text;
      dot.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const parse = (text: string): Colour => {
      const colour = known.get(text) ?? read(text);
      known.set(text, colour);
      return colour;
    };
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
      const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    };
    const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]: Colour): number =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const contrast = (one: Colour, other: Colour): number => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };

    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    // Nobody need read what is barred.
    const isBarred = (element: Element): boolean => element.closest('[aria-disabled="true"], :disabled, [inert]') !== null;
    const ownTexts = (element: Element): readonly Node[] =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    /** The first line of it that is in the window. */
    const boxOf = (node: Node): DOMRect | undefined => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].find(
        ({ left, top, right, bottom, width, height }) =>
          left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width >= 2 && height >= 2,
      );
    };
    /** Whatever is scrolled fades at its edges. */
    const FADE = 30;
    const isClipped = (element: Element, { left, top, right, bottom }: DOMRect): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none') return true;
        const room = around.getBoundingClientRect();
        const [fadeX, fadeY] = [
          overflowX !== 'visible' && around.scrollWidth > around.clientWidth + 1 ? FADE : -1,
          overflowY !== 'visible' && around.scrollHeight > around.clientHeight + 1 ? FADE : -1,
        ];
        if (overflowX !== 'visible' && (left < room.left + fadeX || right > room.right - fadeX)) return true;
        if (overflowY !== 'visible' && (top < room.top + fadeY || bottom > room.bottom - fadeY)) return true;
      }
      return false;
    };
    /** Little or nothing shows through it. */
    const isSolid = (element: Element): boolean => {
      const style = getComputedStyle(element);
      if (element instanceof SVGGeometryElement)
        return style.fill.startsWith('url') || parse(style.fill)[3] * Number(style.fillOpacity) * opacityOf(element) > 0.3;
      return element instanceof HTMLElement && (style.backgroundImage !== 'none' || parse(style.backgroundColor)[3] > 0.5);
    };
    const isCovered = (element: Element, { x, y, width, height }: DOMRect): boolean => {
      const met = document.elementsFromPoint(x + width / 2, y + height / 2);
      const own = met.findIndex((one) => one === element || one.contains(element) || element.contains(one));
      return own < 0 || met.slice(0, own).some(isSolid);
    };

    /** Red, green and blue together: less is no letter. */
    const FAINT = 12;
    const judgeText = (element: Element, node: Node): TextContrast | undefined => {
      const box = boxOf(node);
      if (box === undefined || isClipped(element, box) || isCovered(element, box)) return undefined;
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGGraphicsElement;
      const [red, green, blue, alpha] = parse(isDrawn ? style.fill : style.color);
      const ink: Colour = [red, green, blue, alpha * opacityOf(element) * (isDrawn ? Number(style.fillOpacity) : 1)];
      const matrix = isDrawn ? element.getScreenCTM() : null;
      const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      const needed = size >= 24 || (Number(style.fontWeight) >= 700 && size >= 18.66) ? 3 : 4.5;
      const corner = [box.x, box.y].map((at) => Math.floor(at * scale));
      const sides = [box.width, box.height].map((side) => Math.max(1, Math.floor(side * scale)));
      const box4 = [corner[0], corner[1], sides[0], sides[1]] as const;
      const [above, without, below] = [full, bare, ground].map((one) => one.getImageData(...box4).data);
      const change = (at: number): number =>
        Math.abs(above[at] - without[at]) + Math.abs(above[at + 1] - without[at + 1]) + Math.abs(above[at + 2] - without[at + 2]);
      let most = 0;
      for (let at = 0; at < below.length; at += 4) most = Math.max(most, change(at));
      const isShown = most > FAINT;
      // A letter that cannot be seen is pale, unless something is drawn over it.
      if (!isShown && document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)[0] !== element) return undefined;
      // A halo is painted first, and is what the letters stand on.
      const halo = isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? parse(style.stroke) : undefined;
      const ratios: number[] = [];
      for (let at = 0; at < below.length; at += 4) {
        // Where the letters are, not their soft edges.
        if (isShown && change(at) < most * 0.6) continue;
        const there: Colour = [below[at], below[at + 1], below[at + 2], 1];
        const behind = halo ? over(halo, there) : there;
        ratios.push(contrast(over(ink, behind), behind));
      }
      ratios.sort((a, b) => a - b);
      const ratio = Math.floor(ratios[Math.floor(ratios.length / 4)] * 100) / 100;
      const classes = [element, element.parentElement].map(
        (one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`,
      );
      return {
        text: (node.textContent ?? '').trim(),
        at: `${classes.join(' in ')} at ${Math.round(box.x)},${Math.round(box.y)}`,
        ratio,
        needed,
      };
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => ownTexts(element).length > 0 && !isBarred(element))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((element) => ownTexts(element).flatMap((node) => judgeText(element, node) ?? []));
  }, pictures);

/** A page without a letter, of which all texts can be judged in one theme after the other: they stand in the same places. */
export interface BarePage {
  contrasts(): Promise<readonly TextContrast[]>;
  /** A line for each text that is too pale. */
  pale(): Promise<readonly string[]>;
  /** Puts the letters back. */
  close(): Promise<void>;
}

/** With a sheet that is made by script: the site forbids those that are written into the page. */
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
  let isFirst = true;
  const contrasts = async (): Promise<readonly TextContrast[]> => {
    const ground = isFirst ? bare : await draw(page, session);
    isFirst = false;
    const found = await judge(page, { full, bare, ground });
    if (ground !== bare) await ground.dispose();
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
      await Promise.all([full.dispose(), bare.dispose(), sheet.dispose(), session.detach()]);
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
