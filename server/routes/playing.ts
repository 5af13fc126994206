import type { Handlers } from '../http/visit';
import { type Services, followTable } from './services';
import { openSocket } from './socket';

export const playingHandlers = (
  services: Services,
): Handlers<
  | 'getState'
  | 'sendMoves'
  | 'followTable'
  | 'openSocket'
  | 'askTakeback'
  | 'answerTakeback'
  | 'say'
  | 'getRecord'
  | 'getDisclosure'
> => {
  const { tables, limits } = services;
  return {
    getState: ({ params: { id }, player }) => tables.state(id, player.id),
    sendMoves: async ({ params: { id }, player, body }) => ({ seq: await tables.play(id, player.id, body) }),
    followTable: ({ request, reply, player, params: { id }, query: { after } }) =>
      followTable(services, request, reply, player, { id, after }),
    openSocket: async ({ request, reply, player }) => {
      openSocket(services, request, player);
      reply.hijack();
      return undefined;
    },
    askTakeback: async ({ params: { id }, player, body: { to } }) => {
      limits.take('takebacksPerPlayer', player.id);
      await tables.askTakeback(id, player.id, to);
      return undefined;
    },
    answerTakeback: async ({ params: { id }, player, body: { yes } }) => {
      await tables.answerTakeback(id, player.id, yes);
      return undefined;
    },
    say: async ({ params: { id }, player, body: { text } }) => {
      limits.take('chatPerPlayer', player.id);
      await tables.chat(id, player.id, player.name, text);
      return undefined;
    },
    getRecord: ({ params: { id }, player }) => tables.record(id, player.id),
    getDisclosure: ({ params: { id } }) => tables.disclosure(id),
  };
};
