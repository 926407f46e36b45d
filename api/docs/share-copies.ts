import type { Json } from './json-schema.ts';

/** Shorter schemas are read more easily where they stand. */
const leastCharacters = 200;

interface Place {
  holder: Json;
  key: string;
  name: string;
}

/**
 * Moves every schema that stands in two places of a document to `components/schemas`, the longest first, and names
 * it after its first place: `AuthorProfile`, `ListSettingsAnswer`.
 */
export function shareCopies(document: {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
}): void {
  const { schemas } = document.components;
  for (let copied = longestCopy(placesIn(document)); copied; copied = longestCopy(placesIn(document))) {
    const [first] = copied;
    if (!first) return;
    const name = freeName(first.name, schemas);
    schemas[name] = first.holder[first.key] as Json;
    for (const { holder, key } of copied) holder[key] = { $ref: `#/components/schemas/${name}` };
  }
}

function longestCopy(places: Map<string, Place[]>): Place[] | undefined {
  let longest = '';
  for (const [text, { length }] of places) if (length > 1 && text.length > longest.length) longest = text;
  return places.get(longest);
}

function placesIn({ paths, components }: Parameters<typeof shareCopies>[0]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) {
      const name = capital(String(operation.operationId));
      collect(operation.requestBody as Json | undefined, `${name}Body`, places);
      collect(operation.responses as Json, `${name}Answer`, places);
    }
  for (const [name, schema] of Object.entries(components.schemas)) collect(schema, name, places);
  return places;
}

/** Keys of OpenAPI and JSON Schema that add nothing to a name. */
const silent = new Set(['properties', 'anyOf', 'oneOf', 'allOf', 'content', 'schema', 'application/json']);

function collect(part: unknown, name: string, places: Map<string, Place[]>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'examples' || key === 'example' || typeof value !== 'object' || value === null) continue;
    const below = `${name}${silent.has(key) || /^\d+$/.test(key) ? '' : capital(key === 'items' ? 'item' : key)}`;
    if ('properties' in value || 'oneOf' in value || 'anyOf' in value) {
      const text = JSON.stringify(value);
      if (text.length >= leastCharacters)
        places.set(text, [...(places.get(text) ?? []), { holder: part as Json, key, name: below }]);
    }
    collect(value, below, places);
  }
}

function freeName(name: string, schemas: Record<string, Json>): string {
  let free = name;
  for (let n = 2; Object.hasOwn(schemas, free); n += 1) free = `${name}${n}`;
  return free;
}

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
