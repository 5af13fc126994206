import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './settings';

/** Lines of JSON on standard error. No request is logged: addresses and bodies hold ids, names, tokens and what people say. */
export const createLog = (level: LogLevel, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    },
    destination,
  );
