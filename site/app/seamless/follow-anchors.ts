/** While stories follow each other the URL is not the navigator's, so anchors are handled here. Returns the stop function. */
export function followAnchors(place: HTMLElement, onFooter: () => void): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href');
    if (!hash?.startsWith('#')) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    event.preventDefault();
    if (link?.dataset.seamless === 'footer') onFooter();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  place.addEventListener('click', onClick);
  return () => place.removeEventListener('click', onClick);
}
