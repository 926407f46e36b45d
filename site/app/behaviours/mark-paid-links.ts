import { type AffiliateRules, withSubids } from '#content/rules/affiliate-link.ts';

/** Before a link is followed by any means: click, keyboard, or context menu. */
const reaches = ['pointerdown', 'click', 'contextmenu'] as const;

/**
 * Adds the page view's GUID to a shop link when the reader is about to use it. Cached pages are the same for everyone,
 * so the GUID cannot be in their markup.
 */
export function markPaidLinks(
  target: Pick<EventTarget, 'addEventListener'>,
  rules: AffiliateRules,
  viewGuid: () => string,
): void {
  const mark = ({ target: reached }: Event) => {
    const link =
      reached instanceof Element ? reached.closest<HTMLAnchorElement>('a[rel~="sponsored"]') : null;
    if (link) link.href = withSubids(link.href, rules, { viewGuid: viewGuid() });
  };
  for (const reach of reaches) target.addEventListener(reach, mark, { capture: true, passive: true });
}
