import type { Route } from './http/request-listener.ts';

/** The handlers of this process and their paths. */
export interface Router {
  /** For one path and no other. */
  at(path: string, handler: Route): void;
  /** For all paths of a place: `api` means `/api/…`, `desk/ads` means `/desk/ads/…`. */
  under(place: string, handler: Route): void;
  find(path: string): Route | undefined;
  /** Puts something before all handlers, by the name of the place, or by the path of those that have one of their own. */
  guard(before: (place: string, handler: Route) => Route): void;
  /** Paths with a handler; one that ends in a slash includes all below it. */
  paths(): string[];
}

export function createRouter(): Router {
  const exact = new Map<string, Route>();
  const places = new Map<string, Route>();
  return {
    at: (path, handler) => void exact.set(path, handler),
    under: (place, handler) => void places.set(place, handler),
    find: (path) => exact.get(path) ?? places.get(placeOf(path)),
    guard(before) {
      for (const [place, handler] of places) places.set(place, before(place, handler));
      for (const [path, handler] of exact) exact.set(path, before(path, handler));
    },
    paths: () => [...exact.keys(), ...[...places.keys()].map((place) => `/${place.replace(/\/$/, '')}/`)],
  };
}

/** Services of which parts have a handler of their own; the URL generator is the site's, in front of a call. */
const divided = [
  '/desk/',
  '/i/',
  '/api/urlgenerator/',
  '/api/discussion/',
  '/api/newsletters/',
  '/apigee/users/',
];

/** `api` of `/api/neutron/…`, `desk/` of `/desk/` itself, `desk/mailbox` of `/desk/mailbox/…`, `i/r` of `/i/r/…`; a path without a second slash has none. */
function placeOf(path: string): string {
  const start = divided.some((service) => path.startsWith(service)) ? path.indexOf('/', 1) + 1 : 1;
  const end = path.indexOf('/', start);
  if (end < 0) return divided.includes(path) ? path.slice(1) : '';
  return path.slice(1, end);
}
