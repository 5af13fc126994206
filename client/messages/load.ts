import type { Language, Translated } from '@showboat/engine';
import type { messages } from './en';
import type { replay } from './en/replay';
import type { school } from './en/school';

/** What every page may need. */
export type Messages = Translated<typeof messages>;
export type ReplayMessages = Translated<typeof replay>;
export type SchoolMessages = Translated<typeof school>;

/** What only some pages need comes with them. */
export interface LateMessages {
  readonly replay: ReplayMessages;
  readonly school: SchoolMessages;
}

// The door to the files of a language: what is imported by a name made up here has no type, and every language has the same files.

export const loadMessages = async (language: Language): Promise<Messages> => {
  const file: { readonly messages: Messages } = await import(`./${language}/index.ts`);
  return file.messages;
};

export const loadReplay = (language: Language): Promise<Pick<LateMessages, 'replay'>> => import(`./${language}/replay.ts`);

export const loadSchool = (language: Language): Promise<Pick<LateMessages, 'school'>> => import(`./${language}/school.ts`);
