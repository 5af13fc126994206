import { pick } from '@showboat/engine';
import { type Sent, formatRequest, randomText } from './requests';
import { below } from './values';
import type { World } from './world';

/** Something sent to a game at its present moment: a legal move, one of another seat or game, the same again, a takeback. */
export const makePlay = async (world: World): Promise<Sent> => {
  const { random, tokens } = world;
  const { id, programs } = pick(random, world.games);
  const program = pick(random, programs);
  const { status, body: state } = await program.ask('getState', { params: { id } });
  const { seq, legal } = status === 200 ? state : { seq: 0, legal: [] };
  const after = random() < 0.8 ? seq : below(random, seq + 5);
  const sent = (endpoint: Sent['endpoint'], path: string, body: unknown): Sent => ({
    endpoint,
    isHead: false,
    bytes: formatRequest(
      `POST /api/v1/tables/${id}/${path}`,
      [`Host: ${new URL(world.url).host}`, `Authorization: Bearer ${program.token}`],
      Buffer.from(JSON.stringify(body)),
    ),
  });
  if (random() < 0.1) return sent('askTakeback', 'takebacks', { to: Math.max(0, after - 1) });
  if (random() < 0.1) return sent('answerTakeback', 'takebacks/answer', { yes: random() < 0.8 });
  const isLegal = legal.length > 0 && random() < 0.5;
  const moves = isLegal ? [pick(random, legal)] : Array.from({ length: 1 + below(random, 3) }, () => pick(random, tokens));
  return sent('sendMoves', 'moves', { after, id: random() < 0.2 ? 'again' : randomText(random, 12), moves });
};
