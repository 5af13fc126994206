import { COOKIE_NAME } from '@showboat/protocol/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_S = 34_560_000;

/** The browser keeps it for us; scripts of the page cannot read it. */
export const setCookie = ({ protocol }: FastifyRequest, reply: FastifyReply, token: string): void => {
  const secure = protocol === 'https' ? '; Secure' : '';
  const age = token === '' ? 0 : YEAR_S;
  reply.header('Set-Cookie', `${COOKIE_NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
};
