import { messages } from './messages';

/** The name of a game in the current language; its id if the game is unknown. */
export const gameTitle = (id: string): string => {
  const { games } = messages.value.shell;
  const known = Object.entries(games).find(([key]) => key === id);
  return known ? known[1].title : id;
};
