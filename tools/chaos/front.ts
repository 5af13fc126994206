import { readFileSync } from 'node:fs';
import { type Nginx, startNginx } from '@showboat/server/testing/services/nginx';

const DOCUMENTED = new URL('../../docs/nginx.conf', import.meta.url);
const SERVERS = ['127.0.0.1:8081', '127.0.0.1:8082', '127.0.0.1:8083'];

/** The configuration that people are told to use, with other ports. */
export const frontConfig = (text: string, port: number, upstreams: readonly number[]): string => {
  const replaced = SERVERS.reduce((told, server, at) => told.replaceAll(server, `127.0.0.1:${upstreams[at]}`), text);
  return replaced.replace('listen 80;', `listen 127.0.0.1:${port};`);
};

/** nginx in front of three servers, as documented. */
export const startFront = (upstreams: readonly number[]): Promise<Nginx> => {
  if (upstreams.length !== SERVERS.length) throw new Error(`the configuration has ${SERVERS.length} servers`);
  const text = readFileSync(DOCUMENTED, 'utf8');
  return startNginx((port) => frontConfig(text, port, upstreams));
};
