import { afterAll } from 'vitest';
import { type Stage, openStage } from './page';

/** The stage for the tests of a file, which leave nothing behind on it. */
export const stageOfFile = async (): Promise<Stage> => {
  const stage = await openStage();
  afterAll(stage.close);
  return stage;
};
