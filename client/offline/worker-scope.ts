// Only the service worker types used here: TypeScript's libraries cannot describe a worker and a page in one program.

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent;
}

export interface ServiceWorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listen: (event: Events[Kind]) => void): void;
}

export interface PushData {
  json(): unknown;
}

interface PushEvent extends ExtendableEvent {
  readonly data: PushData | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface PushEvents {
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The same worker, for notifications. */
export interface PushScope {
  readonly registration: {
    showNotification(title: string, options: Readonly<Record<string, unknown>>): Promise<void>;
  };
  readonly clients: {
    matchAll(query: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<Kind extends keyof PushEvents>(kind: Kind, listen: (event: PushEvents[Kind]) => void): void;
}

/** The message to a waiting worker. */
export const TAKE_OVER = 'take-over';
