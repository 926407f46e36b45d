import { afterEach, describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { evaluateFeatures } from '#content/rules/feature-flags.ts';
import { nextTask } from '../../behaviours/next-task.ts';
import { createInterstitial } from '../formats/banners.ts';
import type { BannerContext } from '../formats/load-banner-ad.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { fakeDocument } from '../test/fake-document.ts';
import type { AdPage } from './ad-page.ts';
import { canCover, hasOwnAds } from './own-ads.ts';

afterEach(() => vi.unstubAllGlobals());

const config: AdsConfig = publication.ads;

/** A Wavelength page with these topics and its features. */
function pageAbout(topicSlugs: string[]) {
  const criteria = {
    edition: 'us',
    routeName: 'article',
    path: '/article/x/',
    topicSlugs,
    isLiveBlog: false,
  } as const;
  const features = evaluateFeatures(publication.features, criteria);
  const page: AdPage = { pageType: 'article', criteria, isPaidMedia: false, facts: { ptype: 'article' } };
  return { page, features };
}

/** Whether the shipped configuration lets an interstitial cover the page. */
function isCovered(topicSlugs: string[]): boolean {
  const { page, features } = pageAbout(topicSlugs);
  const own = hasOwnAds({ ads: { places: [], breaks: [] } }, features) ? page : undefined;
  return canCover(own, features, config.interstitial, () => ({}));
}

describe('the interstitial of the shipped configuration', () => {
  it.each([
    [['gaming'], true],
    [['gaming', 'consoles'], true],
    [['artificial-intelligence'], false],
    [['health'], false],
    // Switched on by its section, but a page about health has no ads.
    [['gaming', 'health'], false],
  ])('AD-45 AD-50 FF-04 may cover a page about %j: %s', (topics, expected) => {
    expect(isCovered(topics)).toBe(expected);
  });

  it('AD-50 FF-04 AD-45 covers no page that was rendered without ads', () => {
    const { features } = pageAbout(['gaming']);
    expect(features).toMatchObject({ ads: true, interstitial: true });
    expect(hasOwnAds({}, features)).toBe(false);
  });

  it('AD-45 AD-50 FF-04 skips a page about health, opens over the next of its section and closes after 15 seconds', async () => {
    const { body } = fakeDocument();
    const clock = fakeClock();
    const load = () => [Promise.resolve({ isEmpty: false, size: [300, 250] })];
    const context = {
      config,
      page: pageAbout(['gaming']).page,
      about: {},
      device: 'desktop',
      hasInventory: () => true,
      adapter: { load, destroy: () => {} },
      clock,
    } as unknown as BannerContext;
    const interstitial = createInterstitial(clock);
    const phase = () => body.querySelector('[data-banner="interstitial"]')?.dataset.phase;
    interstitial.request(context);
    clock.go(60_000);
    await nextTask();
    await nextTask();
    expect(phase()).toBe('ready');
    interstitial.route(isCovered(['gaming', 'health']));
    clock.go(60_000);
    expect(phase()).toBe('ready');
    interstitial.route(isCovered(['gaming']));
    clock.go(14_999);
    expect(phase()).toBe('open');
    clock.go(1);
    expect(phase()).toBe('closed');
  });
});
