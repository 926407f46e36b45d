import { z } from 'zod';
import { readingListForm } from '#content/entities/reading-list.ts';

/** Holds the list of a reader without scripts and without an account. */
export const listCookie = 'reading_list';
/** More would not fit into a cookie. */
export const cookieStoriesMost = 15;
const yearSeconds = 31_536_000;
const paths = z.array(readingListForm.shape.url);

/** The paths in the cookie, newest first; a cookie of another shape is an empty list. */
export function readCookieList(header: string | undefined): string[] {
  const text = header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${listCookie}=`))
    ?.slice(listCookie.length + 1);
  if (!text) return [];
  try {
    const read = paths.safeParse(decodeURIComponent(text).split(' '));
    return read.success ? read.data.slice(0, cookieStoriesMost) : [];
  } catch {
    return [];
  }
}

/** The `Set-Cookie` value for this list. An empty one deletes the cookie. */
export function writeCookieList(list: readonly string[], isSecure: boolean): string {
  const value = encodeURIComponent(list.slice(0, cookieStoriesMost).join(' '));
  const age = list.length > 0 ? yearSeconds : 0;
  return `${listCookie}=${value}; Path=/reading-list/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
