import { LINK_ENDS, SITES, findCard, findCity, findLink } from '../../game';
import type { Words } from '../../words/words';

/** A place on the board or a card in hand, as lessons write it, in words; `undefined` for parts of the table. */
export const namePlace = (words: Words, name: string): string | undefined => {
  const [kind, place = '', which] = name.split(':');
  const city = findCity(place);
  switch (kind) {
    case 'card': {
      const card = findCard(place);
      return card === undefined ? undefined : words.nameCard(card);
    }
    case 'link': {
      const ends = LINK_ENDS[findLink(place)];
      return ends && words.phrases.board.link(words.nameCity(ends[0]), words.nameCity(ends[1]));
    }
    case 'site': {
      const site = SITES.find((one) => one === which);
      return city < 0 || !site ? undefined : `${words.nameCity(city)}, ${words.phrases.plan.towers[site]}`;
    }
    case 'city':
    case 'lying':
      return city < 0 ? undefined : words.nameCity(city);
    default:
      return undefined;
  }
};
