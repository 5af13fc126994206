import { ChangedSeat, LobbyQuery, NewTable, SitDown, Table, TableList } from '../tables';
import { type Endpoint, InviteParams, SeatParams, TableParams } from './endpoint';

const TABLES = '/api/v1/tables';
const TABLE = `${TABLES}/{id}`;
const SEAT = `${TABLE}/seats/{n}`;
const OF_TABLES = { chapter: 'tables', access: 'player', status: 200, answer: Table } as const;
const FOR_HOST = { params: TableParams, errors: ['not-found', 'not-allowed', 'wrong-time'] } as const;
const OF_HOST = { ...OF_TABLES, ...FOR_HOST } as const;
const OF_SEAT = { ...OF_HOST, path: SEAT, params: SeatParams } as const;

export const TABLE_ENDPOINTS = {
  createTable: {
    ...OF_TABLES,
    method: 'POST',
    path: TABLES,
    summary: 'Make a table',
    text: 'The caller is the host. The seed is drawn now, and its commitment shown before any salt of another player is known.',
    body: NewTable,
    status: 201,
    errors: [],
    example: {
      game: 'mississippi-queen',
      preset: 'passenger-game',
      options: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'mate', style: 'steady' }],
      pace: { kind: 'clock', minutes: 15, increment: 20 },
      visibility: 'link',
      standIn: 'mate',
    },
  },
  getTable: { ...OF_TABLES, method: 'GET', path: TABLE, summary: 'Look at a table', params: TableParams, errors: ['not-found'] },
  getInvited: {
    ...OF_TABLES,
    method: 'GET',
    path: '/api/v1/invites/{code}',
    summary: 'Find a table by its invitation',
    text: 'Wrong codes are limited for each address.',
    params: InviteParams,
    errors: ['not-found'],
  },
  sitDown: {
    ...OF_SEAT,
    method: 'POST',
    summary: 'Sit down',
    text: 'In a running game: return to the seat that was yours.',
    body: SitDown,
    isBodyOptional: true,
    example: { salt: '9f0c3a5b77e1d2449f0c3a5b77e1d244' },
  },
  standUp: {
    ...OF_SEAT,
    method: 'DELETE',
    summary: 'Stand up',
    text: 'In a running game a bot keeps the seat until its player returns.',
  },
  changeSeat: {
    ...OF_SEAT,
    method: 'PUT',
    summary: 'Open a seat, or give it to a bot',
    text: 'The host, before the start; it also sends a guest away.',
    body: ChangedSeat,
    example: { kind: 'bot', level: 'mate' },
  },
  startTable: {
    ...OF_HOST,
    method: 'POST',
    path: `${TABLE}/start`,
    summary: 'Start the game',
    text: 'The host, once no seat is open. Salts are frozen now.',
  },
  deleteTable: {
    ...FOR_HOST,
    chapter: 'tables',
    access: 'player',
    method: 'DELETE',
    path: TABLE,
    summary: 'Take the table away',
    text: 'The host, before the start.',
    status: 204,
  },
  rematch: {
    ...OF_HOST,
    method: 'POST',
    path: `${TABLE}/rematch`,
    summary: 'Play again',
    text: 'A new table with the same people. The first to ask is its host; who asks later gets the same one.',
  },
  listLobby: {
    ...OF_TABLES,
    method: 'GET',
    path: '/api/v1/lobby',
    summary: 'List public tables',
    query: LobbyQuery,
    answer: TableList,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
