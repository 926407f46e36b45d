import type { SiteEvent } from './events/event-payloads.ts';
import {
  affiliateClicked,
  footerLinkClicked,
  navigationLinkClicked,
  shareClicked,
} from './events/reader-events.ts';

/** The part of an element that is read; tests pass in small ones. */
export interface Pressed {
  closest(selector: string): Pressed | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Pick<Pressed, 'getAttribute'> | null;
  textContent: string | null;
}

const labelCharacters = 100;

/** The label of a link: its tracking attribute, its text, or the label of its image. */
function labelOf(link: Pressed): string {
  const words =
    link.getAttribute('data-tracking') ?? link.getAttribute('aria-label') ?? link.textContent ?? '';
  const picture = words.trim() ? null : link.querySelector('[aria-label],[alt]');
  const name = picture?.getAttribute('aria-label') ?? picture?.getAttribute('alt') ?? words;
  return name.trim().replace(/\s+/g, ' ').slice(0, labelCharacters);
}

const shopOf = (href: string | null) =>
  href && URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';

/**
 * The event for a click, if any: a share button, a link to a shop, or a link in the site's footer or header. Stories
 * have headers and footers of their own, which do not count.
 */
export function describePress(pressed: Pressed, articleId: string): SiteEvent | undefined {
  const share = pressed.closest('[data-share]');
  if (share) return shareClicked(share.getAttribute('data-share') ?? '', articleId);
  const link = pressed.closest('a[href]');
  if (!link) return undefined;
  const label = labelOf(link);
  if (link.getAttribute('rel')?.split(' ').includes('sponsored')) {
    // Links in running text have no position of their own.
    const position = link.getAttribute('data-offer') ?? 'text';
    const shop = shopOf(link.getAttribute('href'));
    return affiliateClicked({ label, position, shop, item_id: articleId });
  }
  if (link.closest('footer#footer')) {
    const location = link.closest('[data-column]')?.getAttribute('data-column') || 'footer';
    return footerLinkClicked(label, location);
  }
  if (link.closest('header[data-size]')) {
    const location = link.closest('[data-menu]')?.getAttribute('data-menu') || 'header';
    return navigationLinkClicked(label, location);
  }
  return undefined;
}
