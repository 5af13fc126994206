import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointsByName, errorsOf } from '../endpoints';
import { apiPage, openApiDocument } from '.';
import { html, prose } from './html';
import { TOKENS } from './page-style';

const DOCUMENT = openApiDocument({ version: '1.2.3' });
const PAGE = apiPage(DOCUMENT);

const all = (pattern: RegExp): readonly string[] => [...PAGE.matchAll(pattern)].map(([, found]) => found);

test('every endpoint with its path, a request to try, and its codes', () => {
  for (const [name, endpoint] of endpointsByName()) {
    const [, article] = PAGE.split(`<article class="panel" id="${name}">`);
    const text = article.split('</article>')[0];
    expect(text).toContain(endpoint.path);
    expect(text).toContain('<pre tabindex="0">curl');
    expect([...text.matchAll(/href="#errors">\d+ <code>([\w-]+)/g)].map(([, code]) => code).sort()).toEqual(
      [...errorsOf(endpoint)].sort(),
    );
  }
});

test('every schema, and links that lead somewhere', () => {
  const ids = all(/ id="([^"]+)"/g);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(DOCUMENT.components.schemas)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(all(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
});

test('nothing that the policy for pages forbids', () => {
  expect(PAGE).not.toMatch(/<script|<[^>]+ (?:style|on\w+)=|<[^>]+https?:|url\(/i);
  expect(all(/(<style>)/g)).toHaveLength(1);
});

test('text is escaped', () => {
  expect(html`<p title="${'"'}">${'<b>&'}</p>`.html).toBe('<p title="&quot;">&lt;b&gt;&amp;</p>');
  expect(prose('at `<a>`.').html).toBe('at <code>&lt;a&gt;</code>.');
});

test('the colours of the client', () => {
  const [light, dark] = readFileSync(new URL('../../ui/styles/theme.css', import.meta.url), 'utf8').split('[data-theme="night"]');
  for (const [name, value] of Object.entries(TOKENS.light)) expect(light).toContain(`--${name}: ${value};`);
  for (const [name, value] of Object.entries(TOKENS.dark)) expect(dark).toContain(`--${name}: ${value};`);
});
