import '../embeds/all-embed-views.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ExperimentContext } from '#app/experiments/experiment-context.ts';
import type { TestId } from '#app/experiments/in-bucket.ts';
import { publication } from '#config';
import type { AbTestState } from '#content/entities/ab-test.ts';
import type { Review } from '#content/entities/review.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import { reviewExample } from '#content/examples/review.ts';
import { oddCards, oddReviews } from '../../../components/fixture/commerce.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { EmbedView } from '../embeds/embed-view.tsx';
import { loadEmbedViews } from '../embeds/load-embed-views.ts';
import { ReviewView } from './review-view.tsx';

await loadEmbedViews(['reviewCard']);

const render = (more: Partial<Review> = {}, experiment?: AbTestState) =>
  renderToStaticMarkup(
    <ExperimentContext value={experiment}>
      <ReviewView
        component={componentOf('Review', { data: { ...reviewExample, ...more } })}
        page={{ ...facts, pageType: 'review' }}
        priority
      />
    </ExperimentContext>,
  );
const renderCard = (card: ReviewCard) =>
  renderToStaticMarkup(<EmbedView embed={{ type: 'reviewCard', uuid: 'c', card }} />);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a review', () => {
  it('RV-01 shows score, stars, good, bad, bottom line, sub-ratings, takeaways', () => {
    const html = render();
    const text = textOf(html);
    for (const words of [
      '4.5',
      'out of 5',
      'The laptop we would buy with our own money.',
      'Seventeen hours on a charge',
      'Dim webcam',
      'Lasts two working days',
      'Battery',
    ])
      expect(text).toContain(words);
    expect(html).toContain('aria-label="4.5 out of 5 stars"');
    expect(html).toContain('aria-label="Battery: 5 out of 5"');
  });

  it('RV-02 carries the editors’ mark with its month, and only when they chose it', () => {
    expect(textOf(render())).toMatch(/Editors’ Choice\s+Mar 2026/);
    expect(render({ editorsChoice: false })).not.toContain('Editors’ Choice');
  });

  it('RV-12 names the maker and the shops by weight; the best price is in accent wherever it stands', () => {
    const shop = (name: string, weight: number, price: number | undefined) => ({
      id: name,
      name,
      weight,
      price,
      url: `https://${name.toLowerCase()}.example/x`,
    });
    const resellers = [shop('Light', 1, 900), shop('Heavy', 9, 1000), shop('Middle', 5, undefined)];
    const html = render({ relatedProduct: { ...reviewExample.relatedProduct, resellers } });
    const start = html.indexOf('data-part="resellers"');
    const shops = html.slice(start, html.indexOf('</section>', start));
    expect([...shops.matchAll(/at (Heavy|Middle|Light)/g)].map(([, name]) => name)).toEqual([
      'Heavy',
      'Middle',
      'Light',
    ]);
    expect(shops.match(/accent/g)).toHaveLength(1);
    expect(textOf(shops.slice(shops.indexOf('accent')))).toContain('$900 at Light');
    expect(textOf(html)).toContain('Maker Halden');
  });

  it('RV-09 RV-10 RV-11 links to a listed shop carry the story and their position, no GUID', () => {
    const [domain] = publication.affiliate.domains;
    const resellers = [{ id: 'a', name: 'A', weight: 1, url: `https://www.${domain}/x` }];
    const html = render({ relatedProduct: { ...reviewExample.relatedProduct, resellers } });
    expect(html).toContain(
      `href="https://www.${domain}/x?subid1=${reviewExample.id}&amp;subid3=verdict-1" rel="sponsored noopener nofollow" target="_blank"`,
    );
    expect(html).not.toContain('subid2');
  });

  it('RV-13 discloses only where there are offers', () => {
    expect(render()).toContain('data-disclosure="affiliate"');
    expect(render({ hasAffiliateDisclosure: false })).not.toContain('data-disclosure');
  });

  it.each(Object.entries(oddReviews))('holds with %s', (_name, review) => {
    const html = render(review);
    expect(html).not.toMatch(/undefined|NaN|null|Too much|Too little|javascript:/);
    expect(html).toContain('<h1');
  });

  it('a URL that is not http(s) is not linked', () => {
    const resellers = [{ id: 'a', name: 'A', weight: 1, url: 'javascript:alert(1)' }];
    expect(render({ relatedProduct: { ...reviewExample.relatedProduct, resellers } })).not.toContain(
      'javascript:',
    );
  });
});

describe('a review of a test', () => {
  const inTest = (id: TestId, bucket: string, more: Partial<Review> = {}) =>
    render(more, { id, version: '1', bucket });
  const words = (html: string) => textOf(html).replace(/\s/g, '').split('').sort().join('');

  it.each(['details_precap', 'cta_pricing', 'precap_vs_hero', 'stickyCta'] as const)(
    'AB-15 AB-16 AB-17 AB-19 %s: control is the page everybody has, the other bucket another one',
    (id) => {
      expect(inTest(id, 'control')).toBe(render());
      expect(inTest(id, 'test')).not.toBe(render());
    },
  );

  it('AB-15 the details fold behind a line that names them, and not one of them is missing', () => {
    const html = inTest('details_precap', 'test');
    const folded = html.slice(html.indexOf('folded-scores'));
    expect(folded).toMatch(/<summary>Good, bad and scores/);
    expect(html).not.toMatch(/<details[^>]* open/);
    for (const detail of ['Seventeen hours on a charge', 'Dim webcam', 'Battery: 5 out of 5'])
      expect(folded.slice(0, folded.indexOf('</details>'))).toContain(detail);
    expect(inTest('details_precap', 'test', { good: [], bad: [], subRatings: [] })).not.toContain(
      'folded-scores',
    );
  });

  it('AB-16 the price is beside its button in every bucket', () => {
    const html = inTest('cta_pricing', 'test');
    const prices = (page: string) => page.match(/\$[\d,]+/g);
    expect(prices(html)).toEqual(prices(render()));
    for (const [, button = ''] of html.matchAll(/<a [^>]*data-offer[^>]*>(.*?)<\/a>/g)) {
      expect(button).not.toContain('$');
      expect(textOf(button)).toContain('See it at');
    }
  });

  it('AB-17 the precap has the content of the hero', () => {
    expect(words(inTest('precap_vs_hero', 'test'))).toBe(words(render()));
    expect(inTest('precap_vs_hero', 'test')).not.toMatch(/class="stage[^"]*"[^>]*data-part/);
  });

  it('AB-19 the bar is shown for its bucket, with the best price and its own placement', () => {
    expect(inTest('stickyCta', 'test')).toContain('data-offer="sticky-1"');
    expect(render()).not.toContain('sticky-1');
  });

  it.each(Object.entries(oddReviews))('holds in every bucket with %s', (_name, review) => {
    for (const id of ['details_precap', 'cta_pricing', 'precap_vs_hero', 'stickyCta'] as const)
      expect(inTest(id, 'test', review)).not.toMatch(/undefined|NaN|null|javascript:/);
  });
});

describe('a review card', () => {
  it('RV-03 shows name, score, like, dislike, both awards with their month, and offers', () => {
    const text = textOf(renderCard(oddCards.full ?? { usePricing: false }));
    for (const words of [
      'Halden Arc 14',
      '4.5',
      'Long battery life',
      'Dim webcam',
      'Editors’ Choice Mar 2026',
      'Innovation Award Jan 2026',
      '$1,300 a month at Corner Electronics',
    ])
      expect(text).toContain(words);
  });

  it('RV-14 leads to its review', () => {
    expect(renderCard(oddCards.full ?? { usePricing: false })).toContain('href="/product/halden-arc-14/"');
    expect(renderCard({ usePricing: false, productName: 'X' })).not.toContain('href');
  });

  it('RV-05 RV-07 hides prices, and uses the plain URL when monetization failed', () => {
    expect(textOf(renderCard(oddCards['prices hidden'] ?? { usePricing: false }))).not.toContain('$');
    expect(renderCard(oddCards['failed monetization'] ?? { usePricing: false })).toContain(
      'href="https://corner-electronics.example/halden/arc-14"',
    );
  });

  it.each(Object.entries(oddCards))('holds with %s', (_name, card) => {
    expect(renderCard(card)).not.toMatch(/undefined|NaN|null|<(h3|ul)[^>]*><\//);
  });
});
