type Gated = HTMLIFrameElement | HTMLImageElement;

/** What an element showed before consent: a placeholder, or nothing. */
const placeholders = new WeakMap<Gated, string | null>();

/** Loads the gated source of an iframe or image, or removes it when consent was withdrawn. */
export function setLoaded(element: Gated, isAllowed: boolean): void {
  if (isAllowed === placeholders.has(element)) return;
  const address = element.dataset.src ?? '';
  if (!isAllowed) {
    const placeholder = placeholders.get(element) ?? null;
    placeholders.delete(element);
    // Without the attribute an iframe keeps its document: it is replaced, which adds no history entry.
    if ('contentWindow' in element) element.contentWindow?.location.replace(placeholder ?? 'about:blank');
    if (placeholder === null) element.removeAttribute('src');
    else element.setAttribute('src', placeholder);
  } else if (isWebAddress(address)) {
    placeholders.set(element, element.getAttribute('src'));
    element.setAttribute('src', address);
  }
}

/** An attribute must not become a script: `javascript:` and `data:` URLs are not loaded. */
export function isWebAddress(address: string, base = location.href): boolean {
  return URL.canParse(address, base) && new URL(address, base).protocol.startsWith('http');
}
