import type { Answers } from './golden.ts';

export interface Difference {
  /** The request, as the golden file names it. */
  request: string;
  /** The field with its value before and after. */
  change: string;
}

export function differencesOf(golden: Answers, now: Answers): Difference[] {
  const gone = [...golden.keys()].filter((request) => !now.has(request));
  return [
    ...gone.map((request) => ({ request, change: 'the request: in the golden file, but no longer sent' })),
    ...[...now].flatMap(([request, answer]) => {
      const before = golden.get(request);
      if (!before) return [{ request, change: 'the request: sent, but not in the golden file' }];
      return compare(before, answer, '').map((change) => ({ request, change }));
    }),
  ];
}

const shownChanges = 20;
const shownRequests = 3;

/** A change that many requests share is reported once. */
export function describeDifferences(differences: readonly Difference[]): string {
  const changes = Object.entries(Object.groupBy(differences, ({ change }) => change));
  const lines = changes.slice(0, shownChanges).map(([change, all = []]) => {
    const more = all.length > shownRequests ? [`… and ${all.length - shownRequests} more`] : [];
    const requests = [...all.slice(0, shownRequests).map(({ request }) => request), ...more];
    return `${change}\n    ${requests.join('\n    ')}`;
  });
  const hidden = changes.length - lines.length;
  return [...lines, ...(hidden > 0 ? [`… and ${hidden} more changes`] : [])].join('\n');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const words = (value: unknown) => (value === undefined ? '(missing)' : JSON.stringify(value));

function compare(before: unknown, after: unknown, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isNames(before) && isNames(after) && new Set(before).size === before.length)
    return compareNames(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      compare(before[index], after[index], `${path}[${index}]`),
    ).flat();
  }
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => compare(before[key], after[key], path ? `${path} › ${key}` : key));
  }
  return [`${path}: before ${words(before)}, now ${words(after)}`];
}

function compareNames(before: readonly string[], after: readonly string[], path: string): string[] {
  const gone = before.filter((name) => !after.includes(name));
  const more = after.filter((name) => !before.includes(name));
  if (gone.length + more.length === 0)
    return [`${path}: another order: before ${words(before)}, now ${words(after)}`];
  return [
    ...gone.map((name) => `${path}: before ${words(name)}, now (missing)`),
    ...more.map((name) => `${path}: before (missing), now ${words(name)}`),
  ];
}
