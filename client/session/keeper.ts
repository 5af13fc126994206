import { type ReadonlySignal, signal } from '@preact/signals';
import type { SavedGame } from './saved';
import type { Ruling } from './versions';

/** Why a game is not stored as it is played: the browser refuses, or the game was deleted in another tab, or played on there. */
export type Trouble = 'refused' | 'deleted' | 'overtaken';

/** Keeps a game in the database as it is played. */
export interface Keeper {
  /** The latest state, stored or not. */
  readonly saved: SavedGame;
  /** Said as long as it lasts. */
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Stores this, or tries again; resolves when it is stored, or was refused. On request, a deleted game is stored anew. */
  keep(saved?: SavedGame, options?: { readonly isNew: boolean }): Promise<void>;
  /** Another tab may have written: looks, and tells `onNews`. */
  look(): Promise<void>;
  /** Hears of a game stored by another tab, and answers whether a move made here is lost by that. */
  follow(onNews: ((theirs: SavedGame) => boolean) | undefined): void;
  /** Nothing is written any more. */
  stop(): void;
}

export interface KeeperDoors {
  write(saved: SavedGame, mayCreate: boolean): Promise<Ruling>;
  /** As stored, which may be the one known here; `undefined` if it was deleted. */
  read(known: SavedGame): Promise<SavedGame | undefined>;
}

/** Milliseconds until what was refused is tried again. */
const RETRY = 5000;

/** One thing at a time: otherwise a tab would overtake itself. Of several states that wait to be stored, only the last is. */
export const createKeeper = (opened: SavedGame, { write, read }: KeeperDoors): Keeper => {
  const trouble = signal<Trouble | undefined>(undefined);
  let saved = opened;
  let isWaiting = false;
  let mayBeNews = false;
  let mayCreate = opened.version === 0;
  let isStopped = false;
  let onNews: ((theirs: SavedGame) => boolean) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | undefined;

  const lookOnce = async (): Promise<void> => {
    mayBeNews = false;
    const theirs = await read(saved);
    if (!theirs) {
      if (!mayCreate) trouble.value = 'deleted';
    } else if (theirs.version !== saved.version) {
      // What was only shown here may go, but not unsaid what was to be stored.
      const wasWaiting = isWaiting;
      isWaiting = mayCreate = false;
      saved = theirs;
      trouble.value = onNews?.(theirs) && wasWaiting ? 'overtaken' : undefined;
    } else if (trouble.peek() === 'deleted') {
      // It was restored there as it had been.
      isWaiting = true;
    }
  };

  const writeOnce = async (): Promise<void> => {
    isWaiting = false;
    const ruling = await write(saved, mayCreate);
    if (ruling === 'newer') isWaiting = mayBeNews = true;
    if (ruling === 'deleted') trouble.value = ruling;
    if (ruling === 'write') {
      mayCreate = false;
      saved = { ...saved, version: saved.version + 1 };
      trouble.value = undefined;
    }
  };

  const nextStep = (): (() => Promise<void>) | undefined => {
    if (isStopped) return undefined;
    return mayBeNews ? lookOnce : isWaiting ? writeOnce : undefined;
  };

  const work = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      for (let step = nextStep(); step; step = nextStep()) await step();
    } catch {
      isWaiting = true;
      trouble.value = 'refused';
      timer = setTimeout(start, RETRY);
    }
    working = undefined;
  };
  const start = (): Promise<void> => (working ??= work());

  return {
    get saved() {
      return saved;
    },
    trouble,
    keep: (now = saved, { isNew } = { isNew: mayCreate }) => {
      saved = { ...now, version: saved.version };
      mayCreate = isNew;
      isWaiting = true;
      return start();
    },
    look: () => {
      mayBeNews = true;
      return start();
    },
    follow: (listen) => {
      onNews = listen;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
