/**
 * Takes out of a list what this release cannot draw, before the schema sees it: a newer API may send components
 * an older site has never heard of, and the page must still stand.
 */
export function withoutUnknownComponents(
  components: readonly unknown[],
  types: readonly string[],
): { components: unknown[]; unknown: string[] } {
  const unknown: string[] = [];
  const known = components.filter((entry) => {
    const type = (entry as { meta?: { componentType?: unknown } } | null)?.meta?.componentType;
    const isUnknown = typeof type === 'string' && !types.includes(type);
    if (isUnknown) unknown.push(type);
    return !isUnknown;
  });
  return { components: known, unknown };
}
