import type { Normaliser } from './normalise.ts';

/** Paths of all values with their types, e.g. `data.items[].title` is `string`, with `?` when some items lack it. */
export type JsonShape = Record<string, string>;

/** Values that programs tell answers apart by. */
const codes = /(^|\.)(errors\[\]\.(code|reason|field)|error|code|@type|status)$/;

interface Found {
  types: Set<string>;
  count: number;
}

export function shapeJson(value: unknown, normaliser: Normaliser): JsonShape {
  const found = new Map<string, Found>();
  const parents = new Map<string, number>();

  function note(path: string, type: string): void {
    const known = found.get(path) ?? { types: new Set(), count: 0 };
    known.types.add(type);
    known.count += 1;
    found.set(path, known);
  }

  function walk(inner: unknown, path: string): void {
    if (Array.isArray(inner)) {
      note(path, inner.length === 0 ? 'empty array' : 'array');
      for (const item of inner) walk(item, `${path}[]`);
      return;
    }
    if (typeof inner === 'object' && inner !== null) {
      note(path, 'object');
      parents.set(path, (parents.get(path) ?? 0) + 1);
      for (const [key, item] of Object.entries(inner))
        walk(item, path ? `${path}.${normaliser.text(key)}` : normaliser.text(key));
      return;
    }
    const isCode = codes.test(path) && (typeof inner === 'string' || typeof inner === 'number');
    note(path, inner === null ? 'null' : isCode ? `${normaliser.text(String(inner))}` : typeof inner);
  }

  walk(value, '');
  const shape: JsonShape = {};
  for (const [path, { types, count }] of [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const parent = parentOf(path);
    const isOptional = parent !== undefined && count < (parents.get(parent) ?? 0);
    // An array that is empty in one item and filled in another is an array.
    if (types.has('array')) types.delete('empty array');
    shape[path || '.'] = `${[...types].toSorted().join(' | ')}${isOptional ? '?' : ''}`;
  }
  return shape;
}

/** The object that has this path as a key; the items of an array have none. */
function parentOf(path: string): string | undefined {
  if (path === '' || path.endsWith('[]')) return undefined;
  const end = path.lastIndexOf('.');
  return end < 0 ? '' : path.slice(0, end);
}
