/** True if a script or iframe is from another site. */
export function isThirdParty(source: string, page: Pick<URL, 'href' | 'origin'>): boolean {
  if (!URL.canParse(source, page.href)) return false;
  const { protocol, origin } = new URL(source, page.href);
  return protocol.startsWith('http') && origin !== page.origin;
}

/** Calls once, as soon as the document has a matching element: now, added later, or given its source later. */
export function whenAdded(selector: string, call: () => void, isWanted = (_: Element) => true): void {
  const has = (root: ParentNode) => [...root.querySelectorAll(selector)].some(isWanted);
  if (has(document)) {
    call();
    return;
  }
  const isNew = ({ target, addedNodes, type }: MutationRecord) =>
    (type === 'attributes' ? [target] : [...addedNodes]).some(
      (node) => node instanceof Element && ((node.matches(selector) && isWanted(node)) || has(node)),
    );
  const observer = new MutationObserver((changes) => {
    if (!changes.some(isNew)) return;
    observer.disconnect();
    call();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
}
