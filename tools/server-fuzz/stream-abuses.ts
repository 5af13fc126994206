import { pick } from '@showboat/engine';
import { below } from './values';
import { type Wire, dial } from './wire';
import type { World } from './world';

/** The request that opens a stream, or is refused. */
const follow = ({ random, players, tables, victims }: World): string => {
  const id = random() < 0.7 ? pick(random, tables) : pick(random, victims).id;
  const after = pick(random, [
    '',
    '?after=0',
    '?after=1',
    '?after=999999999',
    '?after=-1',
    '?after=1e3',
    '?after=9999999999999',
    '?after=0&after=1',
  ]);
  const path = random() < 0.3 ? '/api/v1/players/me/events' : `/api/v1/tables/${id}/events${after}`;
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${pick(random, players).token}\r\n\r\n`;
};

/** Opens streams and treats them badly: nobody reads, lines are cut, more is asked for on the same connection. */
export const abuseStreams = async (world: World, port: number): Promise<readonly Wire[]> => {
  const { random } = world;
  const wires = await Promise.all(Array.from({ length: 1 + below(random, 3) }, () => dial(port)));
  for (const { socket, send } of wires) {
    const isRead = random() < 0.5;
    if (!isRead) socket.pause();
    send(follow(world).repeat(random() < 0.3 ? 3 : 1));
    if (random() < 0.2) send('GET /api/v1/lobby HTTP/1.1\r\n');
    // The other side sees an end, and this one still listens.
    if (random() < 0.2) socket.end();
    if (random() < 0.2) socket.destroy();
  }
  return wires;
};
