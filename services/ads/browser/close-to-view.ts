/** Calls once when an element is closer to the viewport than a percentage of its height. */
export function whenClose(element: Element, marginPercent: number, onClose: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onClose();
    },
    { rootMargin: `${Math.max(0, marginPercent)}% 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
