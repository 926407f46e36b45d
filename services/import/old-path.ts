import type { IncomingPicture } from '#content/incoming.ts';
import { copyText } from './files/copy-text.ts';

/** The path of an address on the old site, with its query; nothing when the address is of no use as one. */
export function oldPathOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, 'https://old.invalid/')) return undefined;
  const { protocol, pathname, search } = new URL(address, 'https://old.invalid/');
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const path = copyText(pathname + search);
  return path === '/' || path.length > 500 ? undefined : path;
}

/** The host of an address, for telling a site's own links. */
export function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host || undefined : undefined;
}

/** The path below which a site stood, without a slash at its end. */
export function basePathOf(address: string | undefined): string {
  const path = address && URL.canParse(address) ? new URL(address).pathname : '';
  return path.replace(/\/$/, '');
}

/** A picture with the path its file had on the old site; a file on another host had none. */
export function withOldPath(picture: IncomingPicture, hosts: readonly string[]): IncomingPicture {
  const { address } = picture;
  const host = hostOf(address);
  const isOwn = host ? hosts.includes(host) : /^\/(?!\/)/.test(address);
  const path = isOwn ? oldPathOf(address) : undefined;
  const oldPaths = [...new Set([...(path ? [path] : []), ...(picture.oldPaths ?? [])])];
  return oldPaths.length > 0 ? { ...picture, oldPaths } : picture;
}
