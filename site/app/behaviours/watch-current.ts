/**
 * Reports which of these parts of the page the reader is at: the last one above a line a third of the way down; before
 * the first one, the first.
 * @returns a function that stops it
 */
export function watchCurrent(parts: readonly Element[], notify: (current: Element) => void): () => void {
  const passed = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = parts.findLast((part) => passed.has(part)) ?? parts[0];
      if (current) notify(current);
    },
    // Everything above the line counts as in sight, so that a jump over several parts is noticed too.
    { rootMargin: '1000000px 0px -66% 0px' },
  );
  for (const part of parts) watch.observe(part);
  return () => watch.disconnect();
}
