/** The index a key moves to in a row of `count` items; undefined when the key has no meaning here. */
export function moveFocus(key: string, at: number, count: number, axis: 'x' | 'y'): number | undefined {
  const [back, forth] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return undefined;
  if (key === back) return (at - 1 + count) % count;
  if (key === forth) return (at + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
