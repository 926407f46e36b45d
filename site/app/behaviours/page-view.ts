import { routeChanged } from './route-changed.ts';

/** A random id in the usual form. `randomUUID` is missing where a page is not served over TLS. */
export function newGuid(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The GUID of the page view: one until the reader goes on to another page, made when it is first asked for. */
export function createPageView(target: Pick<EventTarget, 'addEventListener'>): { guid: () => string } {
  let current: string | undefined;
  target.addEventListener(routeChanged, () => {
    current = undefined;
  });
  return {
    guid: () => {
      current ??= newGuid();
      return current;
    },
  };
}
