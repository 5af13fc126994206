import { readText, writeText } from '../settings/storage';

export const PLACES = ['here', 'link'] as const;
export type Place = (typeof PLACES)[number];

const KEY = 'showboat.setup-where';

/** As the address asks for it (`?by=link`, `?by=lobby`), else as chosen last. */
export const whereFrom = (search: string, last: string | undefined): Place => {
  const by = new URLSearchParams(search).get('by');
  return (by === 'lobby' ? 'link' : PLACES.find((place) => place === by)) ?? PLACES.find((place) => place === last) ?? 'here';
};

export const recallWhere = (): Place => whereFrom(location.search, readText(KEY));

export const rememberWhere = (place: Place): void => writeText(KEY, place);
