/**
 * Calls back with the chapters that have left the window at its top. One that is jumped over was never in it and does
 * not count.
 * @returns a function that stops it
 */
export function countRead(chapters: readonly Element[], notify: (read: Element[]) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const read = entries.filter(
      ({ boundingClientRect, isIntersecting }) => !isIntersecting && boundingClientRect.bottom <= 0,
    );
    if (read.length > 0) notify(read.map(({ target }) => target));
  });
  for (const chapter of chapters) observer.observe(chapter);
  return () => observer.disconnect();
}
