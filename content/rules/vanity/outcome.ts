import type { Vanity } from '../../entities/vanity.ts';
import { isVanityActive } from './is-active.ts';
import { isMask, vanityStatus } from './status.ts';
import { vanityTarget } from './target.ts';

export type VanityOutcome =
  /** The path is served as it is. */
  | { kind: 'none' }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** The content of another path under this address. */
  | { kind: 'mask'; path: string }
  | { kind: 'not-found' };

export interface VanityFacts {
  /** As requested, without the query. */
  path: string;
  edition: string;
  now: Date;
  /** Feature `vanity.mask`; without it a mask is a redirect. */
  hasMask: boolean;
  ownDomains: readonly string[];
}

/** What becomes of a path that has an entry. Errors and entries past their time change nothing. */
export function vanityOutcome(entry: Vanity, facts: VanityFacts): VanityOutcome {
  if (entry.error || !isVanityActive(entry, facts.now)) return { kind: 'none' };
  const status = vanityStatus(entry.urlType);
  if (status === 200) return { kind: 'none' };
  if (status === 404) return { kind: 'not-found' };
  const to = vanityTarget(entry, facts.edition, facts.ownDomains);
  if (!to || to.split('?', 1)[0] === facts.path) return { kind: 'none' };
  // A mask shows a page of this site; for another domain of the publisher only a redirect is possible.
  return isMask(entry.urlType) && facts.hasMask && to.startsWith('/')
    ? { kind: 'mask', path: to }
    : { kind: 'redirect', to, status };
}
