/**
 * Reports whether a sticky element at the end of the page sticks to the bottom of the viewport, or rests in its place
 * because the reader reached the end. Returns the function that stops watching.
 */
export function watchEdge(element: HTMLElement, onEdge: (isReached: boolean) => void): () => void {
  const end = document.createElement('div');
  end.dataset.bannerEnd = '';
  element.after(end);
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) onEdge(!last.isIntersecting);
  });
  observer.observe(end);
  return () => {
    observer.disconnect();
    end.remove();
  };
}
