import { describe, expect, test } from 'vitest';
import { type Route, formatRoute, parseRoute } from './routes';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { kind: 'start' }],
  ['/new/mississippi-queen', { kind: 'setup', game: 'mississippi-queen' }],
  ['/table/0a1b2c', { kind: 'table', id: '0a1b2c' }],
  ['/games', { kind: 'games' }],
  ['/replay/0a1b2c', { kind: 'replay', id: '0a1b2c' }],
  ['/replay', { kind: 'look' }],
  ['/story/0a1b2c', { kind: 'story', id: '0a1b2c' }],
  ['/told', { kind: 'told' }],
  ['/open', { kind: 'open' }],
  ['/learn/mississippi-queen', { kind: 'school', game: 'mississippi-queen' }],
  ['/learn/mississippi-queen/first-turns', { kind: 'lesson', game: 'mississippi-queen', lesson: 'first-turns' }],
  ['/settings', { kind: 'settings' }],
  ['/t/-X_9aB0dEfGhIjKlMnOp', { kind: 't', id: '-X_9aB0dEfGhIjKlMnOp' }],
  ['/j/amber-heron-k7q2w9', { kind: 'j', id: 'amber-heron-k7q2w9' }],
  ['/verify/-X_9aB0dEfGhIjKlMnOp', { kind: 'verify', id: '-X_9aB0dEfGhIjKlMnOp' }],
  ['/r/-X_9aB0dEfGhIjKlMnOp', { kind: 'r', id: '-X_9aB0dEfGhIjKlMnOp' }],
  ['/lobby', { kind: 'lobby' }],
  ['/me', { kind: 'me' }],
];

describe('addresses', () => {
  test.each(ROUTES)('%s leads to its page and back', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(formatRoute(route)).toBe(path);
  });

  test('a trailing slash makes no difference', () => {
    expect(parseRoute('/games/')).toEqual({ kind: 'games' });
    expect(parseRoute('/table/0a1b2c/')).toEqual({ kind: 'table', id: '0a1b2c' });
  });

  test.each([
    '/nowhere',
    '/new',
    '/table',
    '/learn',
    '/t',
    '/j',
    '/lobby/0a1b2c',
    '/games/0a1b2c',
    '/table/0a1b2c/more',
    '/learn/mississippi-queen/first-turns/more',
    '/table/..',
    '/table/%3Cscript%3E',
    `/table/${'a'.repeat(65)}`,
  ])('%s leads nowhere', (path) => {
    expect(parseRoute(path)).toEqual({ kind: 'unknown' });
  });

  test('an unknown address leads to the start page', () => {
    expect(formatRoute({ kind: 'unknown' })).toBe('/');
  });
});
