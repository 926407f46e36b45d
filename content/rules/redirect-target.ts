import { addressCharacters } from '../limits.ts';

/** A path that begins with two slashes, or would after a proxy or a second parser decoded it, names another host. */
const hiddenHost = /\/\/|%([01].|2f|5c|7f)/i;
/**
 * A path, or scheme and host: `https:host` is one or the other depending on the page it is on. No backslashes, which
 * browsers read as slashes and other parsers as plain characters. Browsers skip spaces and control characters before it.
 */
const plainAddress = /^[\0- ]*(https?:\/)?\/(?![/\\])[^\\?#]*($|[?#])/i;

/**
 * Where an address would take a browser from a page of `origin`, read by the URL standard before anything is checked:
 * tabs and line breaks vanish, `/..//host` is `//host`. A page of this site is a path with query and fragment; another
 * host is a URL, and whether it may be used is the caller's decision. Undefined for what names no page or hides a host.
 */
export function redirectTarget(text: string, origin: string): string | URL | undefined {
  const seen = text.replaceAll(/[\t\r\n]/g, '');
  if (seen.length > addressCharacters || !plainAddress.test(seen) || !URL.canParse(seen, origin))
    return undefined;
  const url = new URL(seen, origin);
  const { pathname: path } = url;
  if (url.username || url.password) return undefined;
  if (url.host !== new URL(origin).host) return url;
  return hiddenHost.test(path) ? undefined : path + url.search + url.hash;
}
