import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health';

/** Everything below `/api`. */
export const apiRoutes = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  await app.register(healthRoutes);
};
