import { safeValue } from './safe-value.ts';

const targetingPrefix = 'adTargeting_';
const prefix = 'ad';
const mostOverrides = 20;
const goodKey = /^[a-z][\w-]{0,19}$/i;

function keyOf(name: string): string | undefined {
  if (name === 'ftag') return name;
  // The longer prefix first, because it starts with the shorter one.
  if (name.startsWith(targetingPrefix)) return name.slice(targetingPrefix.length);
  if (!name.startsWith(prefix)) return undefined;
  const rest = name.slice(prefix.length);
  return rest.charAt(0).toLowerCase() + rest.slice(1);
}

/**
 * Targeting overrides in the URL: `?adTargeting_foo=1&adTest=on&ftag=x` is foo=1, test=on, ftag=x. If two parameters
 * name the same key, the longer prefix wins.
 */
export function queryOverrides(query: URLSearchParams): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, raw] of query) {
    const key = keyOf(name);
    const value = safeValue(raw);
    if (!key || !goodKey.test(key) || value === '') continue;
    if (found.has(key) && !name.startsWith(targetingPrefix)) continue;
    if (!found.has(key) && found.size >= mostOverrides) continue;
    found.set(key, value);
  }
  return Object.fromEntries(found);
}
