export { type ServerOptions, createServer } from './app';
export { type RunBotsOptions, runBots } from './bots/run';
export { CLIENT_FOLDER, type ClientBuild, buildClient, ensureClient } from './client-build';
export { loadPrograms } from './compiled';
export { type Listening, listen } from './listen';
export { type Online, type OnlineOptions, openOnline } from './online';
export { type OpenedStore, openStore } from './open-store';
export { type Outcome, type ServeOptions, serve } from './serve';
export { type Settings, readSettings } from './settings';
