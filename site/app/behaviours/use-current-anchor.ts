import { useEffect, useState } from 'react';

/**
 * Which of these parts of the page the reader is at: the last one that crossed a line a third of the way down. Before
 * the first one it is the first; without scripts none is marked.
 */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = anchors.join(' ');
  useEffect(() => {
    const ids = key.split(' ');
    const watch = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    setCurrent(ids[0]);
    return () => watch.disconnect();
  }, [key]);
  return current;
}
