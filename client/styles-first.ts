import type { Plugin } from 'vite';

// The stylesheets of a script that comes later are loaded before it runs. What Vite puts into the page for that also knows preloads of
// scripts, nonces and old browsers, in three times as many bytes. Should Vite call its helper by another name, its own is used again.

const HELPER = '\0vite/preload-helper.js';

const SCRIPT = `
const loads = {};
const load = (path) =>
  (loads[path] ??= document.querySelector('link[href="' + path + '"]')
    ? Promise.resolve()
    : new Promise((done, failed) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = path;
        link.onload = done;
        link.onerror = () => {
          // The next use tries again.
          delete loads[path];
          link.remove();
          failed(new TypeError('no ' + path));
        };
        document.head.append(link);
      }));
export const __vitePreload = (run, styles = []) => Promise.all(styles.map((path) => load('/' + path))).then(run);
`;

export const stylesFirst = (): Plugin => ({
  name: 'styles-first',
  enforce: 'pre',
  load: (id) => (id === HELPER ? SCRIPT : undefined),
});
