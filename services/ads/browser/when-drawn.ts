/** Calls once when an element is drawn, in the window or outside it. What lies in a closed dialog loads, and is not drawn. */
export function whenDrawn(element: Element, onDrawn: () => void): () => void {
  const isDrawn = () => element.getClientRects().length > 0;
  if (isDrawn()) {
    onDrawn();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    onDrawn();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
