import type { Vanity } from '../../entities/vanity.ts';
import { isMask, vanityStatus } from './status.ts';
import { vanityTarget } from './target.ts';

/** The paths of a circle that readers could never leave, if the entries make one; in the order they would walk it. */
export function findVanityCycle(
  entries: readonly Vanity[],
  edition: string,
  ownDomains: readonly string[],
): string[] | undefined {
  const next = new Map<string, string>();
  for (const entry of entries) {
    const status = vanityStatus(entry.urlType);
    if (!entry.urlPath || (status !== 301 && status !== 302) || isMask(entry.urlType)) continue;
    const to = vanityTarget(entry, edition, ownDomains);
    // An entry that leads to itself changes nothing.
    if (to && to !== entry.urlPath) next.set(entry.urlPath, to);
  }
  for (const start of next.keys()) {
    const walked = [start];
    for (let at = next.get(start); at !== undefined; at = next.get(at)) {
      if (at === start) return walked;
      if (walked.includes(at)) break;
      walked.push(at);
    }
  }
  return undefined;
}
