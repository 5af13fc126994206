import { ACCOUNTS } from './accounts';
import { BESIDES } from './besides';
import type { Endpoint } from './endpoint';
import { PLAYERS } from './players';
import { PLAYING } from './playing';
import { TABLE_ENDPOINTS } from './tables';

export * from './endpoint';

/** Every endpoint by its name. The server registers exactly these, and the document describes them. */
export const ENDPOINTS = { ...PLAYERS, ...ACCOUNTS, ...TABLE_ENDPOINTS, ...PLAYING, ...BESIDES } as const;
export type EndpointName = keyof typeof ENDPOINTS;

export const endpointsByName = (): readonly (readonly [EndpointName, Endpoint])[] =>
  // The keys of a constant are its names.
  Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];
