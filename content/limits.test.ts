import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

/**
 * The ledger's numbers that may change without failing a unit test of their row, and that row: they are seen in a browser
 * or a style sheet. Every other number fails a test of its own row, so it is not written down a second time here.
 */
const rows: readonly (readonly [name: keyof typeof limits, value: unknown, row: string])[] = [
  ['deviceCookie', 'device', 'RM-35'],
  ['geoCookie', 'geo', 'RM-35'],
  ['breakingNewsLimit', 1, 'CP-15'],
  ['seamlessRequestMargin', '50% 0px', 'SM-08'],
  ['seamlessEnterMargin', '-20% 0px', 'SM-09'],
  ['pictureListingLastPage', 724, 'RT-22'],
  ['hoverMenuBreakpoint', 1024, 'HD-14'],
  ['adLazyLoadMargin', '200% 0px', 'AD-36'],
  ['adMinimumHeights', { mpu: 250, leader: 90, middle: 66 }, 'AD-44'],
  ['gravatarMinutes', 10, 'AU-40'],
  ['subscriptionsDelayMilliseconds', 2000, 'NL-02'],
  ['surveyPercent', 100, 'AN-13'],
  ['language', 'en', 'SEO-15'],
  ['themeColor', '#080A12', 'SEO-16'],
];

/** Their user is a style sheet; `site/app/ads/page/rules.test.ts` compares the two. */
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

  it.each(rows)('%s is %j, by %s', (name, value) => {
    expect({ ...limits }[name]).toEqual(value);
  });

  it.each(Object.keys(limits).filter((name) => !inStyleSheets.has(name)))('the product uses %s', (name) => {
    expect(used).toContain(name);
  });
});
