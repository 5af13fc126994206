// Runs in the page, so everything it needs is inside.

export interface TextContrast {
  readonly text: string;
  readonly at: string;
  readonly ratio: number;
  readonly needed: number;
}

export type Picture = OffscreenCanvasRenderingContext2D;

/** Of all texts in sight. Where their letters are is found once; what lies behind them may change with the theme. */
export interface Judge {
  contrasts(ground: Picture): readonly TextContrast[];
}

/** Pictures of the page with its letters and without. */
export const createJudge = ({ full, bare }: { readonly full: Picture; readonly bare: Picture }): Judge => {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  type Box = readonly [x: number, y: number, width: number, height: number];
  interface Found {
    readonly element: Element;
    readonly text: string;
    readonly at: string;
    readonly box: Box;
    /** In the pixels of the box, four numbers each. */
    readonly letters: readonly number[];
  }
  const scale = full.canvas.width / innerWidth;

  const remember = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
    const known = new Map<Key, Value>();
    return (key) => {
      const value = known.get(key) ?? compute(key);
      known.set(key, value);
      return value;
    };
  };

  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!dot) throw new Error('nothing to draw on');
  const parse = remember((text: string): Colour => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = text;
    dot.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  });
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
    const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  };
  const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
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
  /** What an element and all around it let show: nothing, or what is within these sides. */
  const roomOf = remember((element: Element): readonly [left: number, top: number, right: number, bottom: number] => {
    const [left, top, right, bottom] = element.parentElement
      ? roomOf(element.parentElement)
      : [-Infinity, -Infinity, Infinity, Infinity];
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') return [Infinity, Infinity, -Infinity, -Infinity];
    if (overflowX === 'visible' && overflowY === 'visible') return [left, top, right, bottom];
    const room = element.getBoundingClientRect();
    const fadeX = element.scrollWidth > element.clientWidth + 1 ? FADE : -1;
    const fadeY = element.scrollHeight > element.clientHeight + 1 ? FADE : -1;
    return [
      overflowX === 'visible' ? left : Math.max(left, room.left + fadeX),
      overflowY === 'visible' ? top : Math.max(top, room.top + fadeY),
      overflowX === 'visible' ? right : Math.min(right, room.right - fadeX),
      overflowY === 'visible' ? bottom : Math.min(bottom, room.bottom - fadeY),
    ];
  });
  const isClipped = (element: Element, box: DOMRect): boolean => {
    const [left, top, right, bottom] = roomOf(element);
    return box.left < left || box.top < top || box.right > right || box.bottom > bottom;
  };
  /** Little or nothing shows through it. */
  const isSolid = remember((element: Element): boolean => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement)
      return style.fill.startsWith('url') || parse(style.fill)[3] * Number(style.fillOpacity) * opacityOf(element) > 0.3;
    return element instanceof HTMLElement && (style.backgroundImage !== 'none' || parse(style.backgroundColor)[3] > 0.5);
  });

  /** Red, green and blue together: less is no letter. */
  const FAINT = 12;
  const find = (element: Element, node: Node): Found | undefined => {
    const place = boxOf(node);
    if (place === undefined || isClipped(element, place)) return undefined;
    const met = document.elementsFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    const own = met.findIndex((one) => one === element || one.contains(element) || element.contains(one));
    if (own < 0 || met.slice(0, own).some(isSolid)) return undefined;
    const [x, y] = [place.x, place.y].map((at) => Math.floor(at * scale));
    const [width, height] = [place.width, place.height].map((side) => Math.max(1, Math.floor(side * scale)));
    const box: Box = [x, y, width, height];
    const [above, below] = [full, bare].map((one) => one.getImageData(...box).data);
    const change = (at: number): number =>
      Math.abs(above[at] - below[at]) + Math.abs(above[at + 1] - below[at + 1]) + Math.abs(above[at + 2] - below[at + 2]);
    const pixels = Array.from({ length: above.length / 4 }, (_, i) => i * 4);
    const most = pixels.reduce((max, at) => Math.max(max, change(at)), 0);
    const isShown = most > FAINT;
    // A letter that cannot be seen is pale, unless something is drawn over it.
    if (!isShown && met[0] !== element) return undefined;
    const classes = [element, element.parentElement].map(
      (one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`,
    );
    return {
      element,
      text: (node.textContent ?? '').trim(),
      at: `${classes.join(' in ')} at ${Math.round(place.x)},${Math.round(place.y)}`,
      box,
      // Not their soft edges.
      letters: isShown ? pixels.filter((at) => change(at) >= most * 0.6) : pixels,
    };
  };

  const judge = ({ element, text, at, box, letters }: Found, ground: Picture): TextContrast => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGGraphicsElement;
    const [red, green, blue, alpha] = parse(isDrawn ? style.fill : style.color);
    const ink: Colour = [red, green, blue, alpha * opacityOf(element) * (isDrawn ? Number(style.fillOpacity) : 1)];
    const matrix = isDrawn ? element.getScreenCTM() : null;
    const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    // A halo is painted first, and is what the letters stand on.
    const halo = isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? parse(style.stroke) : undefined;
    const ratioOn = remember((colour: number): number => {
      const there: Colour = [colour >> 16, (colour >> 8) & 255, colour & 255, 1];
      const behind = halo ? over(halo, there) : there;
      return contrast(over(ink, behind), behind);
    });
    const below = ground.getImageData(...box).data;
    const ratios = letters.map((pixel) => ratioOn((below[pixel] << 16) | (below[pixel + 1] << 8) | below[pixel + 2]));
    ratios.sort((a, b) => a - b);
    return {
      text,
      at,
      ratio: Math.floor(ratios[Math.floor(ratios.length / 4)] * 100) / 100,
      needed: size >= 24 || (Number(style.fontWeight) >= 700 && size >= 18.66) ? 3 : 4.5,
    };
  };

  const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
    const own = ownTexts(element);
    const isSeen =
      own.length > 0 && !isBarred(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isSeen ? own.flatMap((node) => find(element, node) ?? []) : [];
  });
  return { contrasts: (ground) => texts.map((text) => judge(text, ground)) };
};
