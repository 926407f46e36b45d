import type { Vanity } from '#content/entities/vanity.ts';
import { keysOfTarget } from '#content/rules/vanity/lookup-keys.ts';
import { isMask, vanityStatus } from '#content/rules/vanity/status.ts';
import { vanityTarget } from '#content/rules/vanity/target.ts';

/** Where an entry sends readers, if it sends them anywhere but to itself. */
export function vanityStep(
  entry: Vanity,
  edition: string,
  ownDomains: readonly string[],
): string | undefined {
  const status = vanityStatus(entry.urlType);
  if (!entry.urlPath || (status !== 301 && status !== 302) || isMask(entry.urlType)) return undefined;
  const to = vanityTarget(entry, edition, ownDomains);
  return to === entry.urlPath ? undefined : to;
}

/**
 * The paths of a circle that readers could never leave, if the entries make one; in the order they would walk it.
 * Addresses are found as readers' requests find them: with or without their query and last slash.
 */
export function findVanityCycle(
  entries: readonly Vanity[],
  edition: string,
  ownDomains: readonly string[],
): string[] | undefined {
  const byPath = new Map(entries.map((entry) => [entry.urlPath ?? '', entry]));
  const next = (entry: Vanity): Vanity | undefined => {
    const to = vanityStep(entry, edition, ownDomains);
    const key = to === undefined ? undefined : keysOfTarget(to).find((path) => byPath.has(path));
    return key === undefined ? undefined : byPath.get(key);
  };
  /** Entries known to be in no cycle, each checked once. */
  const safe = new Set<Vanity>();
  for (const start of byPath.values()) {
    const walked: Vanity[] = [];
    for (let at: Vanity | undefined = start; at && !safe.has(at); at = next(at)) {
      const seen = walked.indexOf(at);
      if (seen >= 0) return walked.slice(seen).map(({ urlPath }) => urlPath ?? '');
      walked.push(at);
    }
    for (const entry of walked) safe.add(entry);
  }
  return undefined;
}
