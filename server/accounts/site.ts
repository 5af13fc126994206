import type { FastifyRequest } from 'fastify';

/** Where the page of this server is, as a browser sees it: passkeys belong to it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export const siteOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): Site => {
  const { origin, hostname } = new URL(publicUrl ?? `${protocol}://${host}`);
  return { origin, host: hostname };
};
