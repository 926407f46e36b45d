/**
 * Sentences with gaps: `{company} will {action}`. A gap is filled by name; `{Company}` is the same fact with a
 * capital; `{a:one}` (or `{A:one}`) puts "a" or "an" before it. Templates are cut once, so filling one is a short loop.
 */

export type FillSlot = (name: string) => string;
type Part = string | { slot: string; capital: boolean; article: boolean };

const gap = /\{([aA]:)?([A-Za-z][A-Za-z0-9]*)\}/g;
const cache = new Map<string, readonly Part[]>();

export function partsOf(template: string): readonly Part[] {
  const known = cache.get(template);
  if (known) return known;
  const parts: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(gap)) {
    const [whole, article, name = ''] = match;
    if (match.index > from) parts.push(template.slice(from, match.index));
    const slot = name.charAt(0).toLowerCase() + name.slice(1);
    parts.push({ slot, capital: slot !== name || article === 'A:', article: article !== undefined });
    from = match.index + whole.length;
  }
  if (from < template.length) parts.push(template.slice(from));
  cache.set(template, parts);
  return parts;
}

const slotCache = new Map<string, readonly string[]>();

export function slotsOf(template: string): readonly string[] {
  const known = slotCache.get(template);
  if (known) return known;
  const slots = partsOf(template).flatMap((part) => (typeof part === 'string' ? [] : [part.slot]));
  slotCache.set(template, slots);
  return slots;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "hour", "honest" and characters pronounced with a vowel; "university" and "one" said without. */
export function withArticle(text: string): string {
  const word = text.startsWith('$') ? text.slice(1) : text;
  const vowel = /^(?:hour|honest|heir|[aei]|o(?!ne\b)|u(?!ni|se|ti)|8|11\b|18\b)/i.test(word);
  const spelled = /^[FHLMNRSX](?:[A-Z]|\b)/.test(word);
  return `${vowel || spelled ? 'an' : 'a'} ${text}`;
}

export function fill(template: string, slot: FillSlot): string {
  let text = '';
  for (const part of partsOf(template)) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = part.article ? withArticle(slot(part.slot)) : slot(part.slot);
    text += part.capital ? capitalized(value) : value;
  }
  return text;
}
