import type { Language } from '@showboat/engine';
import type { LateMessages } from './load';

// The doors to the files of what only some pages say; see `load.ts`.

export const loadCompany = (language: Language): Promise<Pick<LateMessages, 'company'>> => import(`./${language}/company.ts`);

export const loadDialogs = (language: Language): Promise<Pick<LateMessages, 'dialogs'>> => import(`./${language}/dialogs.ts`);

export const loadForms = (language: Language): Promise<Pick<LateMessages, 'forms'>> => import(`./${language}/forms.ts`);

export const loadFriends = (language: Language): Promise<Pick<LateMessages, 'friends'>> => import(`./${language}/friends.ts`);

export const loadOnline = (language: Language): Promise<Pick<LateMessages, 'online'>> => import(`./${language}/online.ts`);

export const loadPieces = (language: Language): Promise<Pick<LateMessages, 'pieces'>> => import(`./${language}/pieces.ts`);

export const loadPlayer = (language: Language): Promise<Pick<LateMessages, 'player'>> => import(`./${language}/player.ts`);

export const loadReplay = (language: Language): Promise<Pick<LateMessages, 'replay'>> => import(`./${language}/replay.ts`);

export const loadSaved = (language: Language): Promise<Pick<LateMessages, 'saved'>> => import(`./${language}/saved.ts`);

export const loadSchool = (language: Language): Promise<Pick<LateMessages, 'school'>> => import(`./${language}/school.ts`);

export const loadStory = (language: Language): Promise<Pick<LateMessages, 'story'>> => import(`./${language}/story.ts`);

export const loadVerify = (language: Language): Promise<Pick<LateMessages, 'verify'>> => import(`./${language}/verify.ts`);

export const loadTopics = async (
  language: Language,
  wanted: ReadonlySet<keyof LateMessages>,
): Promise<Partial<LateMessages>> => ({
  ...(wanted.has('company') ? await loadCompany(language) : {}),
  ...(wanted.has('dialogs') ? await loadDialogs(language) : {}),
  ...(wanted.has('forms') ? await loadForms(language) : {}),
  ...(wanted.has('friends') ? await loadFriends(language) : {}),
  ...(wanted.has('online') ? await loadOnline(language) : {}),
  ...(wanted.has('pieces') ? await loadPieces(language) : {}),
  ...(wanted.has('player') ? await loadPlayer(language) : {}),
  ...(wanted.has('replay') ? await loadReplay(language) : {}),
  ...(wanted.has('saved') ? await loadSaved(language) : {}),
  ...(wanted.has('school') ? await loadSchool(language) : {}),
  ...(wanted.has('story') ? await loadStory(language) : {}),
  ...(wanted.has('verify') ? await loadVerify(language) : {}),
});
