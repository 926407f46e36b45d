import { NeutronError } from '#content/errors.ts';

/** Stories nest a dozen levels; what is deeper only wants to exhaust whoever walks through it. */
const deepestLevel = 64;

interface Place {
  value: unknown;
  level: number;
  name: string;
  above: Place | undefined;
}

/**
 * Refuses JSON that is valid and still unusable: nested without end, or with text no store and no page can hold (a
 * NUL, half a surrogate pair). Walks with a list of its own, not by calling itself: it must not fail where others do.
 */
export function checkJson(value: unknown): void {
  const waiting: Place[] = [{ value, level: 0, name: '', above: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, level } = place;
    if (typeof value === 'string') checkText(value, place);
    if (typeof value !== 'object' || value === null) continue;
    if (level >= deepestLevel) refuse(place, 'is nested too deep');
    for (const [name, inner] of Object.entries(value)) {
      checkText(name, place);
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({ value: inner, level: level + 1, name, above: place });
    }
  }
}

function checkText(text: string, place: Place): void {
  if (text.includes('\u0000') || !text.isWellFormed()) refuse(place, 'holds a character that is none');
}

function refuse(place: Place, said: string): never {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.name; at = at.above) names.unshift(at.name);
  const field = names.join('.').slice(0, 200) || undefined;
  throw new NeutronError('bad_body', { field, message: `${field ?? 'The request'}: ${said}` });
}
