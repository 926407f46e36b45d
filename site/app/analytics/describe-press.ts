import type { EventPayload } from './track.ts';

/** What of an element is asked; tests hand in small ones. */
export interface Pressed {
  closest(selector: string): Pressed | null;
  getAttribute(name: string): string | null;
  textContent: string | null;
}

export interface PressEvent {
  name: string;
  payload: EventPayload;
}

const labelCharacters = 100;

function labelOf(link: Pressed): string {
  const words =
    link.getAttribute('data-tracking') ?? link.getAttribute('aria-label') ?? link.textContent ?? '';
  return words.trim().replace(/\s+/g, ' ').slice(0, labelCharacters);
}

const shopOf = (href: string | null) =>
  href && URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';

/** The event a press stands for, if any: a share button, a link to a shop, or one of footer or navigation. */
export function describePress(pressed: Pressed, articleId: string): PressEvent | undefined {
  const share = pressed.closest('[data-share]');
  if (share) {
    const method = share.getAttribute('data-share') ?? '';
    return { name: 'share_button_click', payload: { method, content_type: 'article', item_id: articleId } };
  }
  const link = pressed.closest('a[href]');
  if (!link) return undefined;
  const label = labelOf(link);
  if (link.getAttribute('rel')?.split(' ').includes('sponsored')) {
    // Links in a text have no place of their own.
    const position = link.getAttribute('data-offer') ?? 'text';
    const shop = shopOf(link.getAttribute('href'));
    return { name: 'affiliate_click', payload: { label, position, shop, item_id: articleId } };
  }
  if (link.closest('footer')) {
    const location = link.closest('[data-column]')?.getAttribute('data-column') || 'footer';
    return { name: 'footer_link_click', payload: { label, location } };
  }
  if (link.closest('header')) {
    const location = link.closest('[data-menu]')?.getAttribute('data-menu') || 'header';
    return { name: 'navigation_link_click', payload: { label, location } };
  }
  return undefined;
}
