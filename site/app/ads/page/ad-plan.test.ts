import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { adPageTypes } from '#content/entities/ad-names.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { componentOf } from '../../components/fixture/components.ts';
import { pageOf } from '../../components/fixture/pages.ts';
import { placeAds } from './ad-plan.ts';

const { data } = composedPageExample;

describe('the ad plan of a page', () => {
  it('AD-45 AD-55 reserves space only for places with inventory on its kind of page', () => {
    expect(placeAds(data, 'topic').ads.places).toEqual(
      expect.arrayContaining(['skybox', 'rail', 'list', 'bottom']),
    );
    expect(placeAds(data, 'gallery').ads.places).toEqual(['rail']);
    expect(placeAds(data, 'article').ads.places).not.toContain('bottom');
  });

  it('CL-39 a story has as many ads as its length allows: words, images and promos count', () => {
    const prose = { kind: 'prose', html: `<p>${'word '.repeat(120)}</p>`.repeat(20) } as const;
    const adsIn = (wordCount: number, embeds: readonly BodyBlock[] = []) => {
      const story = {
        ...articleExample,
        wordCount,
        listicles: [],
        reviewCards: [],
        bodyBlocks: [prose, ...embeds],
      };
      const page = pageOf([componentOf('Article', { id: 'main', data: story })], [], {
        mainComponentId: 'main',
      });
      return placeAds(page, 'article', {
        ...publication.ads,
        body: { ...publication.ads.body, between: 1000 },
      }).ads.breaks.length;
    };
    // 4.7 for a word: 200 words are 940, 400 are 1880.
    expect([adsIn(200), adsIn(400)]).toEqual([1, 2]);
    // 300 for an image, 300 for a promo: 940 becomes 1540.
    const picture: BodyBlock = { kind: 'embed', embed: embedExamples.image };
    const promo: BodyBlock = { kind: 'embed', embed: embedExamples.commercePromo };
    expect(adsIn(200, [picture, promo])).toBe(2);
    expect(adsIn(100_000)).toBe(publication.ads.body.most);
  });

  it('AD-45 has no inventory where nothing is configured', () => {
    const nothing = Object.fromEntries(adPageTypes.map((type) => [type, {}])) as typeof publication.ads.pages;
    expect(placeAds(data, 'article', { ...publication.ads, pages: nothing }).ads.places).toEqual([]);
  });
});
