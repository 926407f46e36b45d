/** Calls once when an element is laid out, in view or not. Content of a closed dialog loads but is not laid out. */
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
