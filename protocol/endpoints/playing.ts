import * as v from 'valibot';
import { TableEvent } from '../events';
import { AnswerTakeback, AskTakeback, Disclosure, EventsQuery, Moves, MovesStored, Say, State } from '../play';
import { SocketLine, SocketQuery, SocketRequest } from '../socket';
import { type Endpoint, TableParams } from './endpoint';

const TABLE = '/api/v1/tables/{id}';
const OF_PLAY = { chapter: 'playing', access: 'player', params: TableParams, errors: ['not-found', 'wrong-time'] } as const;

export const PLAYING = {
  getState: {
    ...OF_PLAY,
    method: 'GET',
    path: `${TABLE}/state`,
    summary: 'See the present moment',
    text: 'As far as the caller may see it, with every legal action of the caller.',
    status: 200,
    answer: State,
  },
  sendMoves: {
    ...OF_PLAY,
    method: 'POST',
    path: `${TABLE}/moves`,
    summary: 'Move',
    text:
      'All moves are carried out, or none. The answer comes when they are stored so that neither a killed server nor a lost power supply can take them away. ' +
      'The same `id` and moves again, at any later time: the same answer, and nothing happens twice. Moves out of turn (`resign`) are sent alone.',
    body: Moves,
    status: 200,
    answer: MovesStored,
    errors: ['not-found', 'stale', 'id-reused', 'wrong-time', 'refused', 'not-yours'],
    example: { after: 17, id: '7f9a0c21', moves: ['=3', 'f', 'f', 'l', '.'] },
  },
  followTable: {
    ...OF_PLAY,
    method: 'GET',
    path: `${TABLE}/events`,
    summary: 'Follow a table',
    text:
      'First a line `table`, then everything after the number `after` in order, without a gap and nothing twice, then what happens as it happens. ' +
      'A `ping` at least every ten seconds. The stream ends after `over`, or with `bye` when the server goes down: come back with the last number.',
    query: EventsQuery,
    status: 200,
    content: 'ndjson',
    answer: TableEvent,
    errors: ['not-found', 'stale'],
  },
  openSocket: {
    chapter: 'playing',
    access: 'player',
    method: 'GET',
    path: '/api/v1/socket',
    summary: 'Follow and move on one line',
    text:
      'A WebSocket, with the same guarantees as streams and requests; with the cookie only from the page of this server. Frames are text. ' +
      'To the server: one `SocketRequest` in each. From the server: one or more `SocketLine` in each, with a line break between them. ' +
      'A `ping` at least every ten seconds; `bye` when the server goes down: come back with the last numbers, and send again what was not answered. ' +
      'Name the table that it is opened for, if there is one: a proxy may then lead it to the server where the others of that table are. Any table can be followed on it all the same.',
    query: SocketQuery,
    status: 101,
    content: 'ndjson',
    messages: SocketRequest,
    answer: SocketLine,
    errors: ['not-allowed'],
  },
  askTakeback: {
    ...OF_PLAY,
    method: 'POST',
    path: `${TABLE}/takebacks`,
    summary: 'Ask to take moves back',
    text: 'Only back to a moment of your own decisions after which nothing was drawn. All other people at the table must agree; bots do.',
    body: AskTakeback,
    status: 202,
    example: { to: 20 },
  },
  answerTakeback: {
    ...OF_PLAY,
    method: 'POST',
    path: `${TABLE}/takebacks/answer`,
    summary: 'Answer such a question',
    body: AnswerTakeback,
    status: 204,
    example: { yes: true },
  },
  say: {
    ...OF_PLAY,
    method: 'POST',
    path: `${TABLE}/chat`,
    summary: 'Say something',
    body: Say,
    status: 204,
    errors: ['not-found'],
    example: { text: 'Good luck!' },
  },
  getRecord: {
    ...OF_PLAY,
    method: 'GET',
    path: `${TABLE}/record`,
    summary: 'Read the record',
    text: 'Of a running game as the caller may know it.',
    status: 200,
    content: 'text',
    answer: v.string(),
  },
  getDisclosure: {
    ...OF_PLAY,
    method: 'GET',
    path: `${TABLE}/disclosure`,
    summary: 'Check every draw',
    text: 'After the end: what it takes to check every draw, with or without knowing the rules.',
    status: 200,
    answer: Disclosure,
  },
} as const satisfies Record<string, Endpoint>;
