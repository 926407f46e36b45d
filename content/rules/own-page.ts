import { addressCharacters } from '../limits.ts';

/**
 * The path of a page of ours, from an address somebody else wrote. Undefined for everything that is not plainly a page
 * of this host: what is kept or mailed by it can lead to no stranger. Query and fragment are left out.
 */
export function ownPagePath(text: string, origin: string): string | undefined {
  // What browsers read as a slash, skip or take for a name before the host.
  if (text.length > addressCharacters || /[\s\\@]|[^!-~]/.test(text) || !URL.canParse(text, origin))
    return undefined;
  const isPath = /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return undefined;
  const url = new URL(text, origin);
  const own = new URL(origin);
  if (url.host !== own.host || url.username || url.password) return undefined;
  return /^\/(?![/\\])/.test(url.pathname) ? url.pathname : undefined;
}
