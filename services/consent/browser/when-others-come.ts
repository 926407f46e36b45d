const withSource = 'script[src], iframe[src]';

/** Whether it is of another site. */
export function isOfOthers(source: string, page: Pick<URL, 'href' | 'origin'>): boolean {
  if (!URL.canParse(source, page.href)) return false;
  const { protocol, origin } = new URL(source, page.href);
  return protocol.startsWith('http') && origin !== page.origin;
}

const hasOthers = (root: ParentNode) =>
  [...root.querySelectorAll(withSource)].some((element) =>
    isOfOthers(element.getAttribute('src') ?? '', location),
  );

/** Calls once there is a script or a frame of another site on the page; most pages have none when they begin. */
export function whenOthersCome(call: () => void): void {
  if (hasOthers(document)) {
    call();
    return;
  }
  const isNew = ({ target, addedNodes, type }: MutationRecord) =>
    (type === 'attributes' ? [target] : [...addedNodes]).some(
      (node) =>
        node instanceof Element &&
        ((node.matches(withSource) && isOfOthers(node.getAttribute('src') ?? '', location)) ||
          hasOthers(node)),
    );
  const watch = new MutationObserver((changes) => {
    if (!changes.some(isNew)) return;
    watch.disconnect();
    call();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
}
