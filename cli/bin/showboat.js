#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Our own settings: those of the folder somebody happens to be in must not change how this program is read.
register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
const { run } = await import('../run.ts');
await run();
