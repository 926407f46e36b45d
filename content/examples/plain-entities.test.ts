import { describe, expect, it } from 'vitest';
import { usLocale } from '../entities/edition.ts';
import { memberPreferenceLabels } from '../entities/member-preferences.ts';
import { authStateExample, newsletterStateExample } from './accounts.ts';
import {
  adSenseStateExample,
  adSlotConfigExample,
  adStateExample,
  adTargetingExample,
  adUnitExample,
} from './ads.ts';
import { commentWidgetExample } from './comment-widget.ts';
import { abTestExample, abTestStateExample } from './experiments.ts';
import { globalStateExample, routeHistoryExample } from './global-state.ts';
import { footerLinkExample, menuItemExample } from './menus.ts';
import { scriptTagExample } from './script-tag.ts';
import { inlineClickExample, playlistEntryExample, videoPlayerStateExample } from './video-player.ts';

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
  ['EN-53', 'Footer link', footerLinkExample, 'translationKey to external'],
  ['EN-54', 'Locale', usLocale, 'code label language'],
  ['EN-56', 'Auth state', authStateExample, 'fetchComplete loggedIn profile user'],
  ['EN-58', 'Newsletter state', newsletterStateExample, 'newsletters subscriptions'],
  [
    'EN-59',
    'Member preference labels',
    memberPreferenceLabels,
    `username firstName lastName email country password currentPassword newPassword confirmPassword avatar`,
  ],
  [
    'EN-60',
    'A/B test',
    abTestExample,
    'id version startDate endDate allocations criteria changesHtml goal seenAt',
  ],
  ['EN-61', 'A/B test state', abTestStateExample, 'id version bucket'],
  ['EN-63', 'Ad unit', adUnitExample, 'slotName instance divId disabled cap'],
  [
    'EN-64',
    'Ad targeting',
    adTargetingExample,
    'pos ptype device env test vguid cid section collection sectopic pid user',
  ],
  [
    'EN-65',
    'Ad state',
    adStateExample,
    'containerId disableAdIncrement disableInitialLoad slotVars skybox targeting enabled',
  ],
  ['EN-66', 'AdSense state', adSenseStateExample, 'ads pageOptions'],
  ['EN-67', 'Ad slot config', adSlotConfigExample, 'monetizationSlots slots when bodyClass collapseEmpty'],
  ['EN-68', 'Comment widget', commentWidgetExample, 'page units'],
  [
    'EN-69',
    'Script tag',
    scriptTagExample,
    `tagId timing priority features src innerHTML attributes location gdprCategory windowVars renderOnce when keeps`,
  ],
  [
    'EN-72',
    'Video player state',
    videoPlayerStateExample,
    'autoplay autoplayType contentStartTime isAd player sticky videoState',
  ],
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
    ['EN-67', 'slots per device', adSlotConfigExample.slots, 'desktop mobile tablet'],
    [
      'EN-67',
      'one slot',
      adSlotConfigExample.monetizationSlots['incontent-ad-1'],
      'type sizes class delayLoad lazyLoad constraint cap',
    ],
    ['EN-68', 'page data', commentWidgetExample.page, 'api_key identifier remote_auth_s3 title url'],
    ['EN-60', 'an allocation', abTestExample.allocations[0], 'percentage bucket'],
  ])('%s inside: %s', (_id, _name, inner, fields) => {
    expect(Object.keys(inner ?? {}).sort()).toEqual(fields.split(' ').sort());
  });
});
