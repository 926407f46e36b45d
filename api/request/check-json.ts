import { NeutronError } from '#content/errors.ts';

/** Stories nest a dozen levels; deeper JSON can only be an attempt to exhaust the parser. */
const deepestLevel = 64;

interface Place {
  value: unknown;
  level: number;
  name: string;
  above: Place | undefined;
}

/**
 * Rejects JSON that is valid but unusable: nested too deep, or with text no store and no page can hold (a NUL, half a
 * surrogate pair). Iterative, because a recursive walk would itself overflow the stack.
 */
export function checkJson(value: unknown): void {
  const waiting: Place[] = [{ value, level: 0, name: '', above: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, level } = place;
    if (typeof value === 'string') checkText(value, place);
    if (typeof value !== 'object' || value === null) continue;
    if (level >= deepestLevel) reject(place, 'is nested too deep');
    for (const [name, inner] of Object.entries(value)) {
      checkText(name, place);
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({ value: inner, level: level + 1, name, above: place });
    }
  }
}

function checkText(text: string, place: Place): void {
  if (text.includes('\u0000') || !text.isWellFormed()) reject(place, 'contains an invalid character');
}

function reject(place: Place, message: string): never {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.name; at = at.above) names.unshift(at.name);
  const field = names.join('.').slice(0, 200) || undefined;
  throw new NeutronError('bad_body', { field, message: `${field ?? 'The request'}: ${message}` });
}
