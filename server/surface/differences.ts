import type { Answers } from './golden.ts';

/** Lines that name the request, the field, and its value before and after. */
export function differencesOf(golden: Answers, now: Answers): string[] {
  const lines: string[] = [];
  for (const key of golden.keys()) if (!now.has(key)) lines.push(`${key}: is no longer requested`);
  for (const [key, answer] of now) {
    const before = golden.get(key);
    if (!before) lines.push(`${key}: is not in the golden file`);
    else lines.push(...compare(before, answer, '').map((line) => `${key}\n    ${line}`));
  }
  return lines;
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
