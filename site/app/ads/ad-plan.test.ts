import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { adPageTypes } from '#content/entities/ads-config.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { placeAds } from './ad-plan.ts';

const { data } = composedPageExample;

describe('the plan of a page', () => {
  it('AD-45 AD-55 keeps room for what its kind of page sells, and for nothing else', () => {
    expect(placeAds(data, 'topic').ads.places).toEqual(
      expect.arrayContaining(['skybox', 'rail', 'list', 'bottom']),
    );
    expect(placeAds(data, 'gallery').ads.places).toEqual(['rail']);
    expect(placeAds(data, 'article').ads.places).not.toContain('bottom');
  });

  it('AD-45 sells nothing where nothing is configured', () => {
    const nothing = Object.fromEntries(adPageTypes.map((type) => [type, {}])) as typeof publication.ads.pages;
    expect(placeAds(data, 'article', { ...publication.ads, pages: nothing }).ads.places).toEqual([]);
  });
});
