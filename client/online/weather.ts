/** What a browser says about its connection; only hints, for it may be wrong either way. */
export interface Weather {
  /** The network has gone. */
  onLost(then: () => void): void;
  /** The network is back, or somebody looks at the page again, perhaps after a sleep. */
  onHope(then: () => void): void;
  close(): void;
}

export const watchWeather = (): Weather => {
  const control = new AbortController();
  const { signal } = control;
  return {
    onLost: (then) => globalThis.addEventListener?.('offline', then, { signal }),
    onHope: (then) => {
      globalThis.addEventListener?.('online', then, { signal });
      globalThis.addEventListener?.('pageshow', then, { signal });
      globalThis.document?.addEventListener(
        'visibilitychange',
        () => {
          if (!document.hidden) then();
        },
        { signal },
      );
    },
    close: () => control.abort(),
  };
};
