import { type AffiliateRules, withSubids } from '#content/rules/affiliate-link.ts';

/** Before a link is followed, by whatever means: pressed, clicked by keyboard, or opened from the context menu. */
const reaches = ['pointerdown', 'click', 'contextmenu'] as const;

/**
 * Adds the page view's GUID to a shop's link when the reader reaches for it. Pages come from a cache and are the same
 * for everyone, so the GUID cannot stand in them.
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
