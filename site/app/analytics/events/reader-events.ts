import type { EventPayloads, SiteEvent } from './event-payloads.ts';

/** Reader actions on a page: links, sharing, forms. */

export const footerLinkClicked = (label: string, location: string): SiteEvent<'footer_link_click'> => ({
  name: 'footer_link_click',
  payload: { label, location },
});

export const navigationLinkClicked = (
  label: string,
  location: string,
): SiteEvent<'navigation_link_click'> => ({ name: 'navigation_link_click', payload: { label, location } });

export const affiliateClicked = (
  payload: EventPayloads['affiliate_click'],
): SiteEvent<'affiliate_click'> => ({
  name: 'affiliate_click',
  payload,
});

export const shareClicked = (method: string, articleId: string): SiteEvent<'share_button_click'> => ({
  name: 'share_button_click',
  payload: { method, content_type: 'article', item_id: articleId },
});

export const fieldFilled = (formId: string, field: string): SiteEvent<'form_field_input'> => ({
  name: 'form_field_input',
  payload: { form_id: formId, field_name: field },
});

export const formSubmitted = (formId: string): SiteEvent<'form_submit'> => ({
  name: 'form_submit',
  payload: { form_id: formId },
});
