/** Spreads pictures over the configured hosts; a path always gets the same one, so caches work. */
export function chooseImageBase(path: string, bases: readonly string[]): string {
  return bases[path.length % bases.length] ?? '';
}
