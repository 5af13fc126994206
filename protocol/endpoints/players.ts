import { PlayerEvent } from '../events';
import { NewPlayer, NewToken, Player, PlayerWithToken, Renamed, TokenList, TokenMade } from '../players';
import { MyTables, TablePage } from '../tables';
import { type Endpoint, TokenParams } from './endpoint';

const ME = '/api/v1/players/me';
const OF_ME = { chapter: 'players', access: 'player', errors: [] } as const;

export const PLAYERS = {
  createPlayer: {
    ...OF_ME,
    method: 'POST',
    path: '/api/v1/players',
    summary: 'Become a player',
    text: 'The token is shown this once. The answer also sets the cookie that a browser uses.',
    access: 'anyone',
    body: NewPlayer,
    status: 201,
    answer: PlayerWithToken,
    example: { name: 'Ada' },
  },
  getMe: { ...OF_ME, method: 'GET', path: ME, summary: 'Who am I?', status: 200, answer: Player },
  renameMe: {
    ...OF_ME,
    method: 'PATCH',
    path: ME,
    summary: 'Take another name',
    body: Renamed,
    status: 200,
    answer: Player,
    example: { name: 'Ada L.' },
  },
  deleteMe: {
    ...OF_ME,
    method: 'DELETE',
    path: ME,
    summary: 'Leave for good',
    text: 'Name, tokens and chat are gone. Games stay, and the seat is called "Somebody".',
    status: 204,
  },
  createToken: {
    ...OF_ME,
    method: 'POST',
    path: `${ME}/tokens`,
    summary: 'Make a token for a program',
    text: 'The token is shown this once; it can do everything that its player can.',
    body: NewToken,
    status: 201,
    answer: TokenMade,
    example: { label: 'my bot' },
  },
  listTokens: {
    ...OF_ME,
    method: 'GET',
    path: `${ME}/tokens`,
    summary: 'List my tokens',
    text: 'By their labels; the tokens themselves are not kept.',
    status: 200,
    answer: TokenList,
  },
  endToken: {
    ...OF_ME,
    method: 'DELETE',
    path: `${ME}/tokens/{id}`,
    summary: 'End a token',
    params: TokenParams,
    status: 204,
    errors: ['not-found'],
  },
  listMyTables: {
    ...OF_ME,
    method: 'GET',
    path: `${ME}/tables`,
    summary: 'List my tables',
    text: 'Those that wait for the caller come first.',
    query: MyTables,
    status: 200,
    answer: TablePage,
  },
  followMe: {
    ...OF_ME,
    method: 'GET',
    path: `${ME}/events`,
    summary: 'Follow all my tables',
    text: 'On connecting one line `your-turn` for each table that waits, then lines as things happen, and a `ping` at least every ten seconds.',
    status: 200,
    content: 'ndjson',
    answer: PlayerEvent,
  },
} as const satisfies Record<string, Endpoint>;
