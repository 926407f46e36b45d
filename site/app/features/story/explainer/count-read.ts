/**
 * Marks chapters as read when their end has passed the middle of the window, for as long as the page is open. Nothing
 * is stored.
 * @returns a function that stops it
 */
export function countRead(
  chapters: readonly Element[],
  notify: (read: ReadonlySet<number>) => void,
): () => void {
  const read = new Set<number>();
  const observer = new IntersectionObserver(
    (entries) => {
      const before = read.size;
      for (const { target, boundingClientRect, isIntersecting } of entries)
        if (!isIntersecting && boundingClientRect.bottom < innerHeight / 2)
          read.add(chapters.indexOf(target));
      if (read.size !== before) notify(new Set(read));
    },
    { rootMargin: '0px 0px -50% 0px' },
  );
  for (const chapter of chapters) observer.observe(chapter);
  return () => observer.disconnect();
}
