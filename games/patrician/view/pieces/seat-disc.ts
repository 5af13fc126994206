import { createSeatDiscs } from '@showboat/ui';
import { seatColours, seatPattern } from './colours';

export const { SeatDisc, SeatBadge } = createSeatDiscs((seat) => ({ ...seatColours(seat), pattern: seatPattern(seat) }));
