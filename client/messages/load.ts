import type { Language, PosterWords, Translated } from '@showboat/engine';
import { type PostersWords, wordsByGame } from './posters';
import type { messages } from './en';
import type { company } from './en/company';
import type { dialogs } from './en/dialogs';
import type { forms } from './en/forms';
import type { friends } from './en/friends';
import type { online } from './en/online';
import type { pieces } from './en/pieces';
import type { player } from './en/player';
import type { replay } from './en/replay';
import type { saved } from './en/saved';
import type { school } from './en/school';
import type { story } from './en/story';
import type { verify } from './en/verify';

/** What every page may need. */
export type Messages = Translated<typeof messages>;

export interface FirstMessages extends Messages {
  readonly posters: PostersWords;
}

export type CompanyMessages = Translated<typeof company>;
export type DialogMessages = Translated<typeof dialogs>;
export type FormMessages = Translated<typeof forms>;
export type FriendMessages = Translated<typeof friends>;
export type OnlineMessages = Translated<typeof online>;
export type PieceMessages = Translated<typeof pieces>;
export type PlayerMessages = Translated<typeof player>;
export type ReplayMessages = Translated<typeof replay>;
export type SavedMessages = Translated<typeof saved>;
export type SchoolMessages = Translated<typeof school>;
export type StoryMessages = Translated<typeof story>;
export type VerifyMessages = Translated<typeof verify>;

/** What only some pages need, loaded with them. */
export interface LateMessages {
  readonly company: CompanyMessages;
  readonly dialogs: DialogMessages;
  readonly forms: FormMessages;
  readonly friends: FriendMessages;
  readonly online: OnlineMessages;
  readonly pieces: PieceMessages;
  readonly player: PlayerMessages;
  readonly replay: ReplayMessages;
  readonly saved: SavedMessages;
  readonly school: SchoolMessages;
  readonly story: StoryMessages;
  readonly verify: VerifyMessages;
}

// The door to the files of a language: an import by a computed name has no type, and every language has the same files.

interface FirstFile {
  readonly messages: Messages;
  readonly posters: Readonly<Record<string, PosterWords>>;
}

export const loadMessages = async (language: Language): Promise<FirstMessages> => {
  const { messages: said, posters }: FirstFile = await import(`./${language}/index.ts`);
  return { ...said, posters: wordsByGame(posters) };
};
