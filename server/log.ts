import pino, { type DestinationStream, type Logger } from 'pino';

/** Lines of JSON on standard error. No request is logged: addresses and bodies hold ids, names, tokens and what people say. */
export const createLog = (
  env: Readonly<Record<string, string | undefined>>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
  pino(
    {
      level: env.LOG_LEVEL?.trim() || 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    },
    destination,
  );
