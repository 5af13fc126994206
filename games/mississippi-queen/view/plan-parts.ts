// What only a plan and "why not?" show: loaded with the first one, or when the table has been there for a while.

export { CallOuts } from './call-outs';
export { PlanGhost } from './pieces/ghost';
export { Route } from './pieces/route';
