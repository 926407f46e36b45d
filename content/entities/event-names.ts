/** Every event the site tells of; `docs/contracts/measurement.md` says when and with what. */
export const eventNames = [
  'page_view',
  'page_not_found',
  'view_search_results',
  'page_scrolled',
  'scroll_custom',
  'resource_timing',
  'web_vitals',
  'search_query_submitted',
  'footer_link_click',
  'navigation_link_click',
  'affiliate_click',
  'share_button_click',
  'form_field_input',
  'form_submit',
  'video_state',
  'video_progress',
  'experiment_exposure',
  'experiment_goal',
  'cohesion_ab_test',
  'sign_up',
] as const;
export type EventName = (typeof eventNames)[number];
