import { type Result, ok, refused, shapeRefusal } from '@showboat/engine';
import * as v from 'valibot';
import { Disclosure } from './play';

/** The door for a disclosure in a file: only its shape is checked here. */
export const readDisclosure = (value: unknown): Result<Disclosure> => {
  const found = v.safeParse(Disclosure, value, { abortEarly: true });
  return found.success ? ok(found.output) : refused(shapeRefusal(found.issues[0], 'disclosure'));
};
