import type { State } from './state';

export const draw = (state: State): string => JSON.stringify(state.river);
