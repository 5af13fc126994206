import { type ReadonlySignal, signal } from '@preact/signals';

/** The pages of the client. */
export type Route =
  | { readonly kind: 'start' }
  | { readonly kind: 'setup'; readonly game: string }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'games' }
  | { readonly kind: 'replay'; readonly id: string }
  /** The replay of a shared game that is not saved here; all of it is in the fragment. */
  | { readonly kind: 'look' }
  /** The story of a finished game; `told`: of a shared one, which is in the fragment. */
  | { readonly kind: 'story'; readonly id: string }
  | { readonly kind: 'told' }
  /** A shared link, with its content in the fragment. */
  | { readonly kind: 'open' }
  | { readonly kind: 'school'; readonly game: string }
  | { readonly kind: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly kind: 'settings' }
  | OnlineRoute
  | { readonly kind: 'unknown' };

/** Pages of online play, named as in their addresses: a table, an invitation to one, how its chance is checked, its story. */
export type OnlineRoute =
  | { readonly kind: 't' | 'j' | 'verify' | 'r'; readonly id: string }
  /** Open tables, and one's own page. */
  | { readonly kind: 'lobby' | 'me' };

/** A name in an address; anything else is an unknown page. Ids of servers are any of these characters. */
const NAME = /^[\w-]{1,64}$/;

/** Pages with nothing in their address but their name, and those with an id. */
const PLAIN = ['games', 'open', 'told', 'settings', 'lobby', 'me'] as const;
const WITH_ID = ['table', 'replay', 'story', 't', 'j', 'verify', 'r'] as const;

const isOne = <Name extends string>(names: readonly Name[], name: string): name is Name => names.some((one) => one === name);

export const parseRoute = (path: string): Route => {
  const parts = path.split('/').filter((part) => part !== '');
  const [page, first, second, ...rest] = parts;
  if (rest.length > 0 || parts.slice(1).some((part) => !NAME.test(part))) return { kind: 'unknown' };
  switch (parts.length) {
    case 0:
      return { kind: 'start' };
    case 1:
      if (page === 'replay') return { kind: 'look' };
      return isOne(PLAIN, page) ? { kind: page } : { kind: 'unknown' };
    case 2:
      if (page === 'new') return { kind: 'setup', game: first };
      if (isOne(WITH_ID, page)) return { kind: page, id: first };
      return page === 'learn' ? { kind: 'school', game: first } : { kind: 'unknown' };
    default:
      return page === 'learn' ? { kind: 'lesson', game: first, lesson: second } : { kind: 'unknown' };
  }
};

export const formatRoute = (route: Route): string => {
  if ('id' in route) return `/${route.kind}/${route.id}`;
  switch (route.kind) {
    case 'start':
    case 'unknown':
      return '/';
    case 'setup':
      return `/new/${route.game}`;
    case 'look':
      return '/replay';
    case 'games':
    case 'open':
    case 'told':
    case 'settings':
    case 'lobby':
    case 'me':
      return `/${route.kind}`;
    case 'school':
      return `/learn/${route.game}`;
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}`;
  }
};

const current = signal<Route>({ kind: 'start' });
const visits = signal(0);

export const route: ReadonlySignal<Route> = current;

/** The number of navigations since loading: 0 for the first page, whose focus is left alone. */
export const visit: ReadonlySignal<number> = visits;

const show = (): void => {
  current.value = parseRoute(location.pathname);
  visits.value++;
};

/** `replace`: the back button skips the current page. */
export const navigate = (to: Route | string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  const path = typeof to === 'string' ? to : formatRoute(to);
  if (replace) history.replaceState(undefined, '', path);
  else history.pushState(undefined, '', path);
  show();
  scrollTo(0, 0);
};

/** The client-side address of a clicked link; `undefined` if the browser should handle it. */
const ownAddress = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isJump = link.pathname === location.pathname && link.hash !== '';
  return isJump || parseRoute(link.pathname).kind === 'unknown' ? undefined : link.pathname + link.search + link.hash;
};

export const startRouter = (): void => {
  current.value = parseRoute(location.pathname);
  addEventListener('popstate', show);
  document.addEventListener('click', (event) => {
    const address = ownAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address);
  });
};
