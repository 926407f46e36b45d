/** JSON with sorted keys: equal values have equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : entry,
  );
}
