import { readFileSync, writeFileSync } from 'node:fs';
import { type Run, plot } from './plot';

// `npm run -s bench -- growth --json > docs/scale.json && npx tsx tools/scale/main.ts` draws `docs/scale.svg`.

const fileOf = (name: string): URL => new URL(`../../docs/${name}`, import.meta.url);
// A door: written by our own benchmark.
const run: Run = JSON.parse(readFileSync(fileOf('scale.json'), 'utf8'));
writeFileSync(fileOf('scale.svg'), plot(run));
