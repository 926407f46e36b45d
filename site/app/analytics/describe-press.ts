import type { SiteEvent } from './events/event-payloads.ts';
import {
  affiliateClicked,
  footerLinkClicked,
  navigationLinkClicked,
  shareClicked,
} from './events/reader-events.ts';

/** What of an element is asked; tests hand in small ones. */
export interface Pressed {
  closest(selector: string): Pressed | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Pick<Pressed, 'getAttribute'> | null;
  textContent: string | null;
}

const labelCharacters = 100;

/** What a link is called: by its maker, by its words, or by the picture that stands for them. */
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
 * The event a press stands for, if any: a share button, a link to a shop, or one of the site's own footer or header.
 * Stories have heads and ends of their own.
 */
export function describePress(pressed: Pressed, articleId: string): SiteEvent | undefined {
  const share = pressed.closest('[data-share]');
  if (share) return shareClicked(share.getAttribute('data-share') ?? '', articleId);
  const link = pressed.closest('a[href]');
  if (!link) return undefined;
  const label = labelOf(link);
  if (link.getAttribute('rel')?.split(' ').includes('sponsored')) {
    // Links in a text have no place of their own.
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
