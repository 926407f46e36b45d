import { treatLink } from '../link-treatment.ts';

/** Names without an owner (RFC 2606 and RFC 6761): nothing can answer there. */
const reservedName = /(?:^|\.)(?:test|invalid|example(?:\.(?:com|net|org))?)$/;

/** The address of a link to another site that can be opened, without the part that only browsers read. */
export function outsideAddress(href: string, ownDomains: readonly string[]): string | undefined {
  const treated = treatLink(href, ownDomains);
  if (treated.kind !== 'other') return undefined;
  const url = new URL(treated.href);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || reservedName.test(url.hostname))
    return undefined;
  url.hash = '';
  return url.href.length <= 2000 ? url.href : undefined;
}

export interface OpenedLink {
  /** Of the last answer; none came if it is missing. */
  status?: number | undefined;
  /** Where it was sent for good. */
  movedTo?: string | undefined;
}

/**
 * Whether a page is known to be gone. Servers that are busy, ask for a password or answer programs differently say
 * nothing about a page, and no answer may be our own connection.
 */
export const isGone = ({ status }: OpenedLink): boolean => status === 404 || status === 410;
