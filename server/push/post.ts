import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic } from './target';

const PATIENCE_MS = 10_000;

export interface Posted {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Sends it, and answers with the status; redirections are not followed, and what is said with it is not read. */
export const post = ({ endpoint, headers, body }: Posted, isAnywhere: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    const sent = request(
      endpoint,
      { method: 'POST', headers, timeout: PATIENCE_MS, agent: false, ...(!isAnywhere && { lookup: lookupPublic }) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    const overdue = setTimeout(() => sent.destroy(new Error('no answer')), PATIENCE_MS);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.on('close', () => clearTimeout(overdue));
    sent.end(body);
  });
