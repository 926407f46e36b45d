import type { RightName } from '#content/rules/rights/rights.ts';
import type { staffPages } from './staff-pages.ts';

/** The right that opens each page for staff. Calls of the API that a page makes check their own. */
export const pageRights: Readonly<Record<(typeof staffPages)[number][0], RightName>> = {
  schedule: 'see-own',
  comments: 'moderate',
  newsletters: 'manage-newsletters',
  measurement: 'see-measurement',
  experiments: 'manage-experiments',
  survey: 'see-measurement',
  ads: 'manage-ads',
  vanity: 'manage-redirects',
  imports: 'import',
  mailbox: 'manage-settings',
};
