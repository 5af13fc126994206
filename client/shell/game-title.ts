import { messages } from '../messages';

/** The name of a game in the current language; its id if the game is unknown. */
export const gameTitle = (id: string): string => messages.value.posters[id]?.title ?? id;
