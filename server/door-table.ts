import type { NamedDoor } from './http/front.ts';

/** Which door stands where in this process. */
export interface DoorTable {
  /** For one path and no other. */
  at(path: string, door: NamedDoor): void;
  /** For all paths of a place: `api` means `/api/…`, `desk/ads` means `/desk/ads/…`. */
  under(place: string, door: NamedDoor): void;
  find(path: string): NamedDoor | undefined;
  /** Puts something before all doors, by the name of the place, or by the path of those that have one of their own. */
  guard(before: (place: string, door: NamedDoor) => NamedDoor): void;
  /** What has a door; one that ends in a slash stands for all below it. */
  paths(): string[];
}

export function createDoorTable(): DoorTable {
  const exact = new Map<string, NamedDoor>();
  const places = new Map<string, NamedDoor>();
  return {
    at: (path, door) => void exact.set(path, door),
    under: (place, door) => void places.set(place, door),
    find: (path) => exact.get(path) ?? places.get(placeOf(path)),
    guard(before) {
      for (const [place, door] of places) places.set(place, before(place, door));
      for (const [path, door] of exact) exact.set(path, before(path, door));
    },
    paths: () => [...exact.keys(), ...[...places.keys()].map((place) => `/${place.replace(/\/$/, '')}/`)],
  };
}

/** Rooms of which parts have a door of their own; the URL generator is the site's, in front of a call. */
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
  const start = divided.some((room) => path.startsWith(room)) ? path.indexOf('/', 1) + 1 : 1;
  const end = path.indexOf('/', start);
  if (end < 0) return divided.includes(path) ? path.slice(1) : '';
  return path.slice(1, end);
}
