import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PEERS_FOLDER } from './peers';

// The door to the servers that ours is measured with; as in `peers.ts`, the types name only what is used.

export interface BoardgameRoom<G> {
  readonly name: string;
  readonly setup: (context: unknown, setupData: unknown) => G;
  readonly moves: Readonly<
    Record<string, (context: { readonly G: G; readonly playerID: string }, tokens: readonly string[]) => G | 'INVALID_MOVE'>
  >;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  readonly endIf: (context: { readonly G: G }) => unknown;
  readonly disableUndo: boolean;
}

interface BoardgameServer {
  readonly Server: <G>(options: { readonly games: readonly BoardgameRoom<G>[]; readonly origins: readonly string[] }) => {
    readonly db: { createMatch(id: string, match: { initialState: unknown; metadata: unknown }): Promise<void> | void };
    run(options: {
      readonly port: number;
      readonly lobbyConfig: { readonly apiPort: number };
    }): Promise<{ readonly appServer: Server }>;
  };
}

interface BoardgameInternal {
  InitializeGame(options: { readonly game: unknown; readonly numPlayers: number; readonly setupData: unknown }): unknown;
}

export interface ColyseusClient {
  readonly sessionId: string;
}

type FieldName = 'string' | 'int8' | 'uint8' | 'int16' | 'uint16' | 'uint32';

interface ColyseusSchema {
  /** Makes a class of synchronised objects: what is set in one is sent with the next patch. */
  schema<T extends object>(fields: Readonly<Record<keyof T, unknown>>, name: string): new () => T;
  readonly t: Readonly<Record<FieldName, () => unknown>> & { array(of: unknown): unknown };
}

/** The base class of rooms. */
export interface ColyseusRoom {
  state: unknown;
  maxClients: number;
  autoDispose: boolean;
  /** Milliseconds between patches of the state. */
  patchRate: number | null;
  seatReservationTimeout: number;
  onMessage(type: string, then: (client: ColyseusClient, message: readonly string[]) => void): void;
  broadcast(type: string, message: unknown): void;
  /** Sends what has changed in the state. */
  broadcastPatch(): boolean;
}

interface ColyseusCore {
  readonly Room: new () => ColyseusRoom;
  readonly Server: new (options: {
    readonly transport: unknown;
    readonly greet: boolean;
  }) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
  readonly matchMaker: {
    createRoom(name: string, options: unknown): Promise<{ readonly roomId: string; readonly processId: string }>;
    reserveSeatFor(room: unknown, options: unknown): Promise<{ readonly sessionId: string }>;
  };
}

interface ColyseusTransport {
  readonly WebSocketTransport: new (options: { readonly server: Server }) => unknown;
}

export interface MessagePack {
  pack(value: unknown): Buffer;
  unpack(bytes: Uint8Array): unknown;
}

interface MessagePacks {
  readonly Packr: new (options: { readonly useRecords: false }) => MessagePack;
}

const hasAll = <T>(value: unknown, names: readonly (keyof T & string)[]): value is T =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && names.every((name) => Reflect.has(value, name));

const load = <T>(name: string, names: readonly (keyof T & string)[]): T => {
  const loaded: unknown = createRequire(join(process.cwd(), PEERS_FOLDER, 'package.json'))(name);
  if (!hasAll<T>(loaded, names)) throw new Error(`${name} in ${PEERS_FOLDER} is not what it was when this was written`);
  return loaded;
};

export const loadBoardgameServer = (): BoardgameServer & BoardgameInternal => ({
  ...load<BoardgameServer>('boardgame.io/server', ['Server']),
  ...load<BoardgameInternal>('boardgame.io/internal', ['InitializeGame']),
});

export const loadColyseusSchema = (): ColyseusSchema => load<ColyseusSchema>('@colyseus/schema', ['schema', 't']);

export const loadColyseus = (): ColyseusCore & ColyseusTransport => ({
  ...load<ColyseusCore>('@colyseus/core', ['Room', 'Server', 'matchMaker']),
  ...load<ColyseusTransport>('@colyseus/ws-transport', ['WebSocketTransport']),
});

export const loadMessagePack = (): MessagePack => new (load<MessagePacks>('msgpackr', ['Packr']).Packr)({ useRecords: false });

export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return (address satisfies AddressInfo).port;
};
