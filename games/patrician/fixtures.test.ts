import { existsSync, readFileSync } from 'node:fs';
import { describeFixtures } from '@showboat/engine/conformance';
import { patrician } from './index';

const at = (name: string): URL => new URL(`fixtures/${name}`, import.meta.url);

describeFixtures(patrician, { count: 72, read: (name) => readFileSync(at(name), 'utf8'), has: (name) => existsSync(at(name)) });
