import type { Vanity } from '#content/entities/vanity.ts';
import { isVanityExempt } from '#content/rules/vanity/exempt-paths.ts';
import { isVanityActive } from '#content/rules/vanity/is-active.ts';
import { vanityLookupPath } from '#content/rules/vanity/lookup-path.ts';
import { type VanityFacts, type VanityOutcome, vanityOutcome } from '#content/rules/vanity/outcome.ts';
import { isMask, vanityStatus } from '#content/rules/vanity/status.ts';
import { vanityTarget } from '#content/rules/vanity/target.ts';

interface VanityExplanation {
  lookupPath: string;
  outcome: VanityOutcome;
  /** The checks in order with their results; the last line is the reason for the outcome. */
  steps: string[];
}

/** Explains step by step why a path resolves as it does, with the same rules as a reader's request. */
export function explainVanity(
  address: { path: string; search: string },
  find: (lookupPath: string) => Vanity | undefined,
  facts: Omit<VanityFacts, 'path'>,
): VanityExplanation {
  const { path, search } = address;
  const lookupPath = vanityLookupPath(path, search);
  const none: VanityOutcome = { kind: 'none' };
  if (isVanityExempt(path))
    return { lookupPath, outcome: none, steps: [`${path} is a page that always stands for itself`] };
  const steps = [
    lookupPath === path + search
      ? `Looked up ${lookupPath}`
      : `Looked up ${lookupPath}: the other names of the query make no difference`,
  ];
  const entry = find(lookupPath);
  if (!entry)
    return { lookupPath, outcome: none, steps: [...steps, 'No entry has this path: it stands for itself'] };
  steps.push(`Found the entry ${entry.id ?? ''} of ${entry.urlPath ?? lookupPath}, type ${entry.urlType}`);
  steps.push(...stepsOf(entry, path, facts));
  return { lookupPath, outcome: vanityOutcome(entry, { ...facts, path }), steps };
}

function stepsOf(entry: Vanity, path: string, facts: Omit<VanityFacts, 'path'>): string[] {
  if (entry.error) return ['The entry carries an error and is ignored'];
  const steps = [activity(entry, facts.now)];
  if (!isVanityActive(entry, facts.now)) return steps;
  const status = vanityStatus(entry.urlType);
  if (status === 200) return [...steps, 'The type says that the path stands for itself'];
  if (status === 404) return [...steps, 'The type says that there is no page here'];
  const to = vanityTarget(entry, facts.edition, facts.ownDomains);
  if (!to) return [...steps, `It has no target in edition ${facts.edition} that may be gone to`];
  steps.push(`Its target in edition ${facts.edition} is ${to}`);
  if (to.split('?', 1)[0] === path) return [...steps, 'The target is this path: nothing to do'];
  if (!isMask(entry.urlType)) return [...steps, `Readers are sent there with ${status}`];
  if (!to.startsWith('/'))
    return [...steps, `A mask can show only this site: readers are sent with ${status}`];
  return facts.hasMask
    ? [...steps, 'The address stays and shows what is there']
    : [...steps, `The feature vanity.mask is off: readers are sent there with ${status}`];
}

function activity(entry: Vanity, now: Date): string {
  const end = entry.dateExpired?.date;
  const isActive = isVanityActive(entry, now);
  if (entry.enabled === true)
    return end ? `It is switched on, which counts past its end of ${end}` : 'It is switched on';
  if (end && isActive) return `It counts until ${end}, whatever its switch says`;
  if (end) return `Its end was ${end}: it is ignored`;
  return isActive ? 'It has neither switch nor end: it counts' : 'It is switched off: it is ignored';
}
