import { type Move, type State, meetingPrice, possibleMeetings } from '../game';
import type { Words } from '../words/words';

/** A fish that can be paid for is asked about before the turn ends. */
export const leaving = (state: State, moves: readonly Move[], { phrases }: Words): string | undefined => {
  const [pose] = moves[0]?.kind === 'end' ? possibleMeetings(state) : [];
  const price = pose && meetingPrice(state, pose);
  return pose === undefined || price === undefined ? undefined : phrases.plan.leaving(phrases.plan.poses[pose], price);
};
