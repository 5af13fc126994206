import { type ComponentChild, render } from 'preact';
import { PICTURE } from './share-picture';
import './share-picture.css';

// A drawing of the page as a picture: what it looks like is in the stylesheets, so these go with it, and the letters, too.

const STILL_MS = 350;
const PATIENCE = 8000;

/** Boards are drawn piece by piece: it is done when nothing has changed for a while. */
const cameToRest = (stage: Element): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(finish, STILL_MS);
    const latest = setTimeout(finish, PATIENCE);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, STILL_MS);
    });
    function finish(): void {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(latest);
      resolve();
    }
    observer.observe(stage, { subtree: true, childList: true, attributes: true });
  });

const dataUrl = async (address: string): Promise<string> => {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
};

/** A face that the page has loaded, with its letters in it; others are not needed. */
const faceOf = async (rule: CSSFontFaceRule, base: string): Promise<string> => {
  const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
  const range = rule.style.getPropertyValue('unicode-range').replaceAll(' ', '').toUpperCase();
  const isUsed = [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      face.family.replaceAll(/["']/g, '') === family &&
      (range === '' || face.unicodeRange.replaceAll(' ', '').toUpperCase() === range),
  );
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!isUsed || address === undefined) return '';
  return rule.cssText.replace(/url\(["']?[^"')]+["']?\)/, `url(${await dataUrl(new URL(address, base).href)})`);
};

const styles = async (): Promise<string> => {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? faceOf(rule, base) : rule.cssText)),
  );
  return texts.join('\n');
};

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing of the board with what its look depends on: the classes around it. */
const boardIn = (stage: Element): Element | undefined => {
  const holder = stage.querySelector('.share-board');
  const drawing = holder?.querySelector('svg');
  if (!holder || !drawing) return undefined;
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGElement)) return undefined;
  // In place of what stylesheets say, which mean the window; not every browser lets them. What is drawn beyond the board is seen.
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, overflow: 'visible' });
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  let wrapped: Element = copy;
  for (let around = drawing.parentElement; around && around !== holder; around = around.parentElement) {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', around.className);
    group.append(wrapped);
    wrapped = group;
  }
  return wrapped;
};

const svgOf = async (stage: Element): Promise<string> => {
  const whole = document.createElementNS(SVG, 'svg');
  const { width, height } = PICTURE;
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    whole.setAttribute(name, String(value));
  // By day, whatever the page is: it is looked at elsewhere.
  whole.dataset.theme = 'day';
  whole.dataset.motion = 'reduced';
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await styles();
  const paper = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: 'var(--paper)' })) paper.setAttribute(name, String(value));
  const words = stage.querySelector('.share-words')?.cloneNode(true);
  whole.append(style, paper, ...[boardIn(stage), words].flatMap((one) => one ?? []));
  return new XMLSerializer().serializeToString(whole);
};

const painted = async (svg: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(PICTURE.width, PICTURE.height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE.width;
    canvas.height = PICTURE.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** What is given, drawn out of sight, as a PNG. */
export const drawPicture = async (what: ComponentChild): Promise<Blob> => {
  const stage = document.createElement('div');
  stage.className = 'share-stage';
  stage.inert = true;
  document.body.append(stage);
  try {
    render(what, stage);
    await cameToRest(stage);
    return await painted(await svgOf(stage));
  } finally {
    render(null, stage);
    stage.remove();
  }
};
