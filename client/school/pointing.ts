import { pointed } from '@showboat/ui';
import { useEffect } from 'preact/hooks';

/** Names in lessons; anything else would need escaping in a selector. */
const NAME = /^[\w:-]+$/;

/** Rings what a lesson points at: parts marked with `data-part`, keys with `data-command`. Views ring the spaces of a board themselves. */
export const usePointing = (names: readonly string[]): void => {
  const list = names.filter((name) => NAME.test(name)).join(' ');
  useEffect(() => {
    pointed.value = list === '' ? [] : list.split(' ');
    const parts = pointed.value.map((name) => `[data-part~="${name}"],[data-command="${name}"]`).join(',');
    if (parts === '') return undefined;
    // A style sheet, so that parts may be rendered again at any time.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :is(${parts}) { position: relative; }
      :is(${parts})::after {
        content: ''; position: absolute; inset: -5px; border: 3px solid var(--brass-light); border-radius: 14px;
        pointer-events: none; animation: school-pointing 1.4s ease-in-out infinite;
      }
      :is(${parts})[data-part$="-wheel"]::after { border-radius: 50%; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      pointed.value = [];
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [list]);
};
