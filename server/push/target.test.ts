import { expect, test } from 'vitest';
import { isPublicAddress, isTarget, lookupPublic } from './target';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:pass@fcm.googleapis.com/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://8.8.8.8/', false],
  ['https://localhost/', false],
  ['https://metadata.google.internal/', false],
  ['https://printer.local/', false],
  ['https://router/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s: %s', (endpoint, isFine) => {
  expect(isTarget(endpoint, false)).toBe(isFine);
});

test('for tests, this machine', () => {
  expect(isTarget('http://127.0.0.1:9/x', true)).toBe(true);
  expect(isTarget('file:///etc/passwd', true)).toBe(false);
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:82f::200a', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
  ['64:ff9b::a00:1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads to this machine leads nowhere', async () => {
  const found = await new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error?.message)));
  expect(found).toBe('not a public address');
});
