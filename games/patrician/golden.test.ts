import { readFileSync, readdirSync } from 'node:fs';
import { describeGolden } from '@showboat/engine/conformance';
import { patrician } from './index';
import { watchLaws } from './testing/fuzz';

const at = (path: string): URL => new URL(path, import.meta.url);

describeGolden(patrician, {
  list: (folder) => readdirSync(at(folder)),
  read: (path) => readFileSync(at(path), 'utf8'),
  pictureEvery: 12,
  watch: watchLaws,
});
