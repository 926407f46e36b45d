import { describe, expect, it } from 'vitest';
import { usLocale } from '../entities/edition.ts';
import { memberPreferenceLabels } from '../entities/member-preferences.ts';
import { adSenseStateExample, adStateExample, adUnitExample } from './ads.ts';
import { commentWidgetExample } from './comment-widget.ts';
import { globalStateExample, routeHistoryExample } from './global-state.ts';
import { menuItemExample } from './menus.ts';
import { inlineClickExample, playlistEntryExample } from './video-player.ts';

/**
 * Entities that never cross a wire are plain types; the examples are `Required<…>`, so the compiler knows that
 * they are whole. Here the names are held against the ledger: exactly these, no more and no less.
 */
const rows: readonly (readonly [id: string, name: string, example: object, fields: string])[] = [
  [
    'EN-52',
    'Menu item',
    menuItemExample,
    `linkText mainTopic topicSlug route linkUrl activePage primary class trackingName icon hideText clickToOpen
     data subNav sections`,
  ],
  ['EN-54', 'Locale', usLocale, 'code label language'],
  [
    'EN-59',
    'Member preference labels',
    memberPreferenceLabels,
    `username firstName lastName email country password currentPassword newPassword confirmPassword avatar`,
  ],
  ['EN-63', 'Ad unit', adUnitExample, 'slotName instance divId disabled cap'],
  [
    'EN-65',
    'Ad state',
    adStateExample,
    'containerId disableAdIncrement disableInitialLoad slotVars skybox targeting enabled',
  ],
  ['EN-66', 'AdSense state', adSenseStateExample, 'ads pageOptions'],
  ['EN-68', 'Comment widget', commentWidgetExample, 'page units'],
  ['EN-73', 'Playlist entry', playlistEntryExample, 'id count view_correlation_id'],
  ['EN-73', 'Inline click', inlineClickExample, 'id click'],
  [
    'EN-75',
    'Global state',
    globalStateExample,
    'brand edition hasAffiliateDisclosure overlayActive breakingNews innovationIndexTrends',
  ],
  ['EN-76', 'Route history', routeHistoryExample, 'currentPath'],
];

describe('plain entities have the fields of the ledger', () => {
  it.each(rows)('%s %s', (_id, _name, example, fields) => {
    expect(Object.keys(example).sort()).toEqual(fields.trim().split(/\s+/).sort());
  });

  it.each([
    ['EN-52', 'menu groups have a size and items', menuItemExample.subNav[0], 'label size items'],
    ['EN-52', 'an edition code', menuItemExample.data.edition, 'code'],
    ['EN-65', 'slot variables', adStateExample.slotVars, 'network platform siteName topics'],
    ['EN-66', 'page options', adSenseStateExample.pageOptions, 'personalizedAds adtest pubId'],
    ['EN-68', 'page data', commentWidgetExample.page, 'api_key identifier remote_auth_s3 title url'],
  ])('%s inside: %s', (_id, _name, inner, fields) => {
    expect(Object.keys(inner ?? {}).sort()).toEqual(fields.split(' ').sort());
  });
});
