import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

/**
 * The ledger's numbers that rooms share, and the row each one comes from. The row itself is shown where the number is
 * used, so its id does not lead the title here; a number with one user stands there.
 */
const rows: readonly (readonly [name: keyof typeof limits, value: unknown, row: string])[] = [
  ['pageMaxAgeSeconds', 5400, 'RM-17'],
  ['articleMaxAgeSeconds', 7200, 'RM-20'],
  ['frontDoorMaxAgeSeconds', 300, 'RM-21'],
  ['editionQueryNames', ['edition', 'preferredEdition'], 'RM-31'],
  ['editionHeader', 'cdn-preferred-edition', 'RM-31'],
  ['editionCookie', 'preferredEdition', 'RM-35'],
  ['deviceCookie', 'device', 'RM-35'],
  ['geoCookie', 'geo', 'RM-35'],
  ['debugName', 'jsDebug', 'RM-29'],
  ['vanityTimeoutMilliseconds', 2000, 'VN-14'],
  ['vanityMaskMaxAgeSeconds', 600, 'VN-15'],
  ['httpTimeoutMilliseconds', 12000, 'AP-06'],
  ['fetchMinimumDelayMilliseconds', 200, 'AP-34'],
  ['answerLimit', 100, 'AP-40'],
  ['feedLimit', 1, 'AP-10'],
  ['breakingNewsLimit', 1, 'CP-15'],
  ['autocompleteDebounceMilliseconds', 200, 'SR-01'],
  ['searchLimit', 10, 'SR-09'],
  ['seamlessLimit', 3, 'SM-02'],
  ['specialFeatureSeamlessLimit', 10, 'SM-03'],
  ['seamlessRequestMargin', '50% 0px', 'SM-08'],
  ['seamlessEnterMargin', '-20% 0px', 'SM-09'],
  ['pictureListingLastPage', 724, 'RT-22'],
  ['verticalTopics', ['education', 'finance', 'home-and-office'], 'RT-10'],
  ['urlTopicSlugs', 2, 'CL-08'],
  ['timeAgoDays', 10, 'CL-19'],
  ['liveBlogHours', 24, 'CL-37'],
  ['lengthPerWord', 4.7, 'CL-39'],
  ['headlineCharacters', 106, 'CL-40'],
  ['wordsPerMinute', 225, 'CL-43'],
  ['emailShareServiceId', 10, 'ART-10'],
  ['sharePopup', { width: 620, height: 440 }, 'ART-11'],
  ['emailShareMessageCharacters', 1500, 'ART-16'],
  ['lazyLoadMargin', '50% 0px', 'IM-22'],
  ['currency', 'USD', 'RV-08'],
  ['videoQuartiles', [25, 50, 75, 100], 'VD-05'],
  ['playerVersion', '3.2.1', 'VD-06'],
  ['videoAdSize', { width: 640, height: 480 }, 'VD-11'],
  ['videoCompanionSize', { width: 300, height: 60 }, 'VD-11'],
  ['hoverMenuBreakpoint', 1024, 'HD-14'],
  ['adInstance', 1, 'AD-13'],
  ['adCap', 99, 'AD-13'],
  ['omnibarMilliseconds', 3000, 'AD-17'],
  [
    'skybox',
    { stickMilliseconds: 5000, animateMilliseconds: 4500, scrollPixels: 100, renderedMilliseconds: 1000 },
    'AD-24',
  ],
  ['adLazyLoadMargin', '200% 0px', 'AD-36'],
  ['adReobserveMilliseconds', 1000, 'AD-37'],
  ['adMinimumHeights', { mpu: 250, leader: 90, middle: 66 }, 'AD-44'],
  ['adCookies', { session: 'fly_ad', pageViews: 'fly_ad_pv', ftag: 'fly_ad_ftag' }, 'AD-38'],
  ['adSubsessions', 6, 'AD-40'],
  ['consentWaitMilliseconds', 3000, 'CN-10'],
  ['experimentTextCharacters', 25, 'AB-05'],
  ['experimentCookie', 'nemo_highlander', 'AB-09'],
  ['experimentSlots', 100, 'AB-12'],
  ['experimentExcludedCrawlers', ['Yeti', 'Baiduspider', 'Linespider', 'googlebot'], 'AB-24'],
  ['experimentEventMilliseconds', 5000, 'AB-25'],
  ['passwordCharacters', 6, 'AU-19'],
  ['gravatarMinutes', 10, 'AU-40'],
  ['subscriptionsDelayMilliseconds', 2000, 'NL-02'],
  ['scrollMarks', [25, 50, 75, 100], 'AN-07'],
  ['scrollCheckMilliseconds', 500, 'AN-10'],
  ['resourceTimingMilliseconds', 500, 'AN-11'],
  ['surveyPercent', 100, 'AN-13'],
  ['tabletWidth', 768, 'DV-02'],
  ['desktopWidth', 1024, 'DV-02'],
  ['deviceCookieSeconds', 604_800, 'DV-04'],
  ['resizeDebounceMilliseconds', 200, 'DV-07'],
  ['serviceWaitTries', 30, 'ER-34'],
  ['serviceWaitMilliseconds', 500, 'ER-34'],
  ['language', 'en', 'SEO-15'],
  ['themeColor', '#080A12', 'SEO-16'],
  [
    'loadingBar',
    { throttleMilliseconds: 200, runMilliseconds: 5000, hideMilliseconds: 500, steps: [30, 45] },
    'NV-01',
  ],
  ['prefetchIdleMilliseconds', 2000, 'NV-07'],
];

/** Their user is a style sheet; `site/app/ads/rules.test.ts` compares the two. */
const inStyleSheets = new Set<string>(['adMinimumHeights']);

const folders = ['api', 'content', 'server', 'services', 'site'];
const root = join(import.meta.dirname, '..');

/** Everything the product's own modules import from the limits. */
function importedLimits(): Set<string> {
  const names = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(test|stories)\.tsx?$|(^|[\\/])examples[\\/]/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, list = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\/limits\.ts'/g))
        for (const name of list.split(',')) names.add(name.trim().split(' ')[0] ?? '');
    }
  return names;
}

describe('business constants', () => {
  const used = importedLimits();

  it.each(rows)('%s is %j, by %s, and the product uses it', (name, value) => {
    expect({ ...limits }[name]).toEqual(value);
    if (!inStyleSheets.has(name)) expect(used).toContain(name);
  });
});
