/** Calls once when an element is drawn, in the window or outside it. What lies in a closed dialog loads, and is not drawn. */
export function whenRendered(element: Element, onRendered: () => void): () => void {
  const isRendered = () => element.getClientRects().length > 0;
  if (isRendered()) {
    onRendered();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    if (!isRendered()) return;
    observer.disconnect();
    onRendered();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
