/** The part of the worker's global scope that is used here; the DOM's own types know a window only. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
export interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown;
}

export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessageEvent) => void): void;
}
