import type { VanityInput } from '#content/entities/vanity.ts';
import { isVanityExempt } from '#content/rules/vanity/exempt-paths.ts';
import { isSamePage } from '#content/rules/vanity/lookup-keys.ts';
import { isIgnoredInVanity } from '#content/rules/vanity/lookup-path.ts';
import { isMask, vanityStatus } from '#content/rules/vanity/status.ts';
import { vanityTarget } from '#content/rules/vanity/target.ts';

interface VanityRejection {
  /** As the writer wrote it. */
  field: string;
  message: string;
}

/** The reason why an entry would not work as its editor intends; undefined if it works. */
export function rejectVanity(entry: VanityInput, ownDomains: readonly string[]): VanityRejection | undefined {
  if (isVanityExempt(entry.urlPath.split('?', 1)[0] ?? ''))
    return { field: 'entry.urlPath', message: 'This page always stands for itself' };
  const ignored = [...new URLSearchParams(entry.urlPath.split('?')[1] ?? '').keys()].find(isIgnoredInVanity);
  if (ignored !== undefined)
    return {
      field: 'entry.urlPath',
      message: `The parameter ${ignored} is ignored when an address is looked up: remove it from the path`,
    };
  const status = vanityStatus(entry.urlType);
  if (status !== 301 && status !== 302) return undefined;
  if (entry.targets.length === 0)
    return { field: 'entry.targets', message: 'A redirect or mask needs a target' };
  const seen = new Set<string>();
  for (const [index, { edition }] of entry.targets.entries()) {
    const field = `entry.targets.${index}`;
    if (seen.has(edition)) return { field, message: `Edition ${edition} has two targets` };
    seen.add(edition);
    const to = vanityTarget(entry, edition, ownDomains);
    if (!to) return { field, message: 'The target is no page of ours and none of our domains' };
    if (isSamePage(to, entry.urlPath)) return { field, message: 'The target is the path itself' };
    if (isMask(entry.urlType) && !to.startsWith('/'))
      return { field, message: 'A mask shows a page of this site; another domain can only be gone to' };
  }
  return undefined;
}
