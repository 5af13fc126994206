import { existsSync, readFileSync } from 'node:fs';
import { describeFixtures } from '@showboat/engine/conformance';
import { hotTinRoof } from './index';

const at = (name: string): URL => new URL(`fixtures/${name}`, import.meta.url);

describeFixtures(hotTinRoof, { count: 40, read: (name) => readFileSync(at(name), 'utf8'), has: (name) => existsSync(at(name)) });
