/** Which entry an arrow key leads to, by where the entries are on the screen. Undefined where there is none. */
export function moveInGrid(
  key: string,
  at: number,
  places: readonly { left: number; top: number }[],
): number | undefined {
  const here = places[at];
  if (!here) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  if (key === 'ArrowRight') return at + 1 < places.length ? at + 1 : undefined;
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : undefined;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const isBeyond = key === 'ArrowDown' ? (top: number) => top > here.top : (top: number) => top < here.top;
  const beyond = places.map((place, index) => ({ ...place, index })).filter(({ top }) => isBeyond(top));
  const nearest = key === 'ArrowDown' ? beyond.at(0)?.top : beyond.at(-1)?.top;
  const row = beyond.filter(({ top }) => top === nearest);
  return row.toSorted((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left))[0]?.index;
}
