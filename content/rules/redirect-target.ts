import { addressCharacters } from '../limits.ts';

export type RedirectTarget =
  /** A page of this site: `path` with query and fragment, as a browser would request it. */
  | { kind: 'own'; path: string }
  /** An address on another host. Whether it may be used is the caller's decision. */
  | { kind: 'other'; url: URL };

/** A path that begins with two slashes, or would after a proxy or a second parser decoded it, names another host. */
const hiddenHost = /\/\/|%2f|%5c|%0[0-9a-f]|%1[0-9a-f]|%7f/i;
/** Browsers read a backslash as a slash, other parsers as a letter: an address that needs one has something to hide. */
const backslash = /^[^?#]*\\/;
/** `https:host` is a path or a host depending on the scheme of the page: written out with slashes, or refused. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before an address
const plainStart = /^[\u0000-\u0020]*(?:\/(?![/\\])|https?:\/\/[^/\\])/i;

/**
 * Where an address would take a browser from a page of `origin`, read by the URL standard before anything is checked:
 * tabs and line breaks vanish, `/..//host` is `//host`. Undefined for what names no page
 * or hides another host.
 */
export function redirectTarget(text: string, origin: string): RedirectTarget | undefined {
  if (text.length > addressCharacters || backslash.test(text)) return undefined;
  const url = plainStart.test(text.replaceAll(/[\t\r\n]/g, '')) ? URL.parse(text, origin) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (url.username || url.password) return undefined;
  if (url.host !== new URL(origin).host) return { kind: 'other', url };
  return hiddenHost.test(url.pathname)
    ? undefined
    : { kind: 'own', path: `${url.pathname}${url.search}${url.hash}` };
}
