import type { Page } from 'playwright-core';

// Contrast of every text that is in sight. Axe cannot tell what lies behind a text on a board, and takes the colour of one in a drawing
// for its fill. Here the colour comes from the style, and what lies behind it from the drawn pixels, once all letters are hidden.

export interface TextContrast {
  readonly text: string;
  readonly at: string;
  readonly ratio: number;
  readonly needed: number;
}

const NO_LETTERS = `*, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
  text-shadow: none !important; caret-color: transparent !important; transition: none !important;
}
svg text, svg tspan { fill: transparent !important }`;

/** What lets clicks through is met, too. */
const ALL_CAN_BE_MET = '* { pointer-events: auto !important }';

/** With a sheet that is made by script: the site forbids those that are written into the page. */
const withSheet = async <Result>(page: Page, rules: string, act: () => Promise<Result>): Promise<Result> => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
  const result = await act();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return result;
};

/** The window as it is drawn without a single letter. */
const drawWithoutLetters = (page: Page): Promise<string> =>
  withSheet(page, NO_LETTERS, async () => {
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await session.detach();
    return data;
  });

const judge = (page: Page, picture: string): Promise<readonly TextContrast[]> =>
  page.evaluate(async (data) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
    const canvasOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('nothing to draw on');
      return context;
    };
    const drawn = canvasOf(bitmap.width, bitmap.height);
    drawn.drawImage(bitmap, 0, 0);
    const scale = bitmap.width / innerWidth;

    const dot = canvasOf(1, 1);
    const parse = (text: string): Colour => {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = text;
      dot.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
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
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
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
    const isSolid = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return element instanceof HTMLElement && (backgroundImage !== 'none' || parse(backgroundColor)[3] > 0.5);
    };
    const isCovered = (element: Element, { x, y, width, height }: DOMRect): boolean => {
      const met = document.elementsFromPoint(x + width / 2, y + height / 2);
      const own = met.findIndex((one) => one === element || one.contains(element) || element.contains(one));
      return own < 0 || met.slice(0, own).some(isSolid);
    };

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
      const { data: pixels } = drawn.getImageData(corner[0], corner[1], sides[0], sides[1]);
      // A halo is painted first, and is what the letters stand on.
      const halo = isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? parse(style.stroke) : undefined;
      const ratios: number[] = [];
      for (let at = 0; at < pixels.length; at += 12) {
        const drawnThere: Colour = [pixels[at], pixels[at + 1], pixels[at + 2], 1];
        const below = halo ? over(halo, drawnThere) : drawnThere;
        ratios.push(contrast(over(ink, below), below));
      }
      ratios.sort((a, b) => a - b);
      // A rim or a neighbour may reach into the box of the letters: a quarter of it is let go.
      const ratio = Math.floor(ratios[Math.floor(ratios.length / 4)] * 100) / 100;
      const classes = [element, element.parentElement].map(
        (one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`,
      );
      return { text: (node.textContent ?? '').trim(), at: classes.join(' in '), ratio, needed };
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => ownTexts(element).length > 0 && !isBarred(element))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((element) => ownTexts(element).flatMap((node) => judgeText(element, node) ?? []));
  }, picture);

export const contrastsOf = async (page: Page): Promise<readonly TextContrast[]> => {
  const picture = await drawWithoutLetters(page);
  return withSheet(page, ALL_CAN_BE_MET, () => judge(page, picture));
};

/** A line for each text that is too pale. */
export const paleTexts = async (page: Page): Promise<readonly string[]> =>
  (await contrastsOf(page))
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ text, at, ratio, needed }) => `contrast: “${text}” has ${ratio} of ${needed} (${at})`);
