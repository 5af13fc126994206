import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frontConfig } from './front';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const CONFIG = read('docs/nginx.conf');

test('what people are told to use is what is tested', () => {
  expect(read('docs/hosting.md')).toContain(`\`\`\`nginx\n${CONFIG}\`\`\``);
});

test('only ports are replaced', () => {
  const config = frontConfig(CONFIG, 20_000, [20_001, 20_002, 20_003]);
  expect(config).toContain('listen 127.0.0.1:20000;');
  for (const port of [20_001, 20_002, 20_003]) expect(config).toContain(`server 127.0.0.1:${port} max_fails`);
  expect(config.split('\n')).toHaveLength(CONFIG.split('\n').length);
});
