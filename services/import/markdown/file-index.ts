import { posix } from 'node:path';

/** Finds the address of a file by the ways that links, `ref`, `relref`, `link` and `post_url` name one. */
export interface FileIndex {
  add(place: string, address: string): void;
  addressOf(name: string, from: string): string | undefined;
}

export function createFileIndex(contents: string): FileIndex {
  const byPlace = new Map<string, string>();
  /** Nothing where several files have the name. */
  const byName = new Map<string, string | undefined>();
  const stem = (place: string) =>
    place
      .replace(/\.(?:md|markdown|html)$/i, '')
      .replace(/\/_?index$/, '')
      .toLowerCase();
  return {
    add(place, address) {
      const whole = stem(place);
      byPlace.set(whole, address);
      const name = posix.basename(whole);
      byName.set(name, byName.has(name) ? undefined : address);
    },
    addressOf(name, from) {
      const [path = '', hash] = name.trim().split('#', 2);
      const end = hash ? `#${hash}` : '';
      if (path === '') return end || undefined;
      const target = stem(decoded(path));
      const places = [
        posix.join(contents, target),
        posix.join(posix.dirname(from).toLowerCase(), target),
        posix.join('_posts', target),
        target.replace(/^\//, ''),
      ];
      const found = places.map((place) => byPlace.get(place)).find(Boolean);
      const address = found ?? byName.get(posix.basename(target));
      return address === undefined ? undefined : address + end;
    },
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
