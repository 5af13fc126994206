import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './app';
import { compressFolder } from './compress';

const PAGE = `<!doctype html><title>Showboat</title><script>document.documentElement.lang = 'de'</script><script src="/assets/a.js"></script>`;
const SCRIPT = `console.log(${JSON.stringify('paddle '.repeat(200))});`;

const root = mkdtempSync(join(tmpdir(), 'showboat-site-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'sw.js'), '// worker');
  writeFileSync(join(root, '.stamp'), 'secret');
  writeFileSync(join(root, 'assets/a.js'), SCRIPT);
  await compressFolder(root);
  app = await createServer({ root });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('every answer', () => {
  test.each(['/', '/assets/a.js', '/api/v1/health', '/nothing.js', '/api/nothing', '/%E0%A4%A'])(
    'to %s lets nobody else in',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  test('allows our own scripts, and of inline ones only the one in the page', async () => {
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-4OQTS6wndaKdMNxzaPyWOPTfqAMtZ30BjOEzOjAQViI='; style-src 'self';",
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
});

describe('the page', () => {
  test.each(['/', '/play/3?seed=4', '/index.html', '/setup/'])('is served at %s, and revalidated each time', async (url) => {
    const answer = await app.inject(url);
    expect({ status: answer.statusCode, text: answer.body }).toEqual({ status: 200, text: PAGE });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/play/3' });
    expect({ status: answer.statusCode, text: answer.body }).toEqual({ status: 200, text: '' });
  });

  test('is not served for an unknown file or a strange request', async () => {
    for (const url of ['/nothing.js', '/assets/b.js', '/.stamp', '/assets/a.js.br', '/../package.json']) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'There is nothing here.\n']);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    }
    expect(await app.inject({ method: 'POST', url: '/play/3' })).toMatchObject({ statusCode: 404 });
  });
});

describe('files', () => {
  test('with a hash in their name are cached forever, the service worker is not', async () => {
    expect((await app.inject('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for those who accept %s', async (accepted, used) => {
    const { headers, rawPayload } = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(used);
    expect(headers).toMatchObject({ 'content-type': 'application/javascript; charset=utf-8', vary: 'Accept-Encoding' });
    expect(rawPayload.length < SCRIPT.length / 5).toBe(used !== undefined);
  });
});

describe('/api', () => {
  test.each([
    ['GET', '/api', 404, 'not-found'],
    ['GET', '/api/nothing', 404, 'not-found'],
    ['POST', '/api/v1/health', 404, 'not-found'],
    ['GET', '/api/%E0%A4%A', 400, 'bad-request'],
  ] as const)('refuses %s %s with %d in the one shape', async (method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: { code, message: expect.any(String) } }]);
  });
});
