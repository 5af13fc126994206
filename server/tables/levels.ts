import { LEVELS, type LevelId, isLevelId } from '@showboat/bots';
import { Fault } from './fault';

export const knownLevel = (level: string, field: string): LevelId => {
  if (isLevelId(level)) return level;
  const hint = `The levels are ${Object.keys(LEVELS).join(', ')}.`;
  throw new Fault('bad-request', `There is no bot of the level ${JSON.stringify(level.slice(0, 40))}.`, { field, hint });
};
