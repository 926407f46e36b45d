import '../embeds/all-embed-views.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Listicle } from '#content/entities/listicle.ts';
import {
  bestListOf,
  blockOf,
  fortyOffers,
  oddPicks,
  offerNumber,
  pickNumber,
} from '../../../components/fixture/commerce.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { loadEmbedViews } from '../embeds/load-embed-views.ts';
import { comparisonOf } from './comparison.ts';
import { partsOf } from './parts.ts';
import { picksOf } from './pick.ts';

await loadEmbedViews(['listicle', 'infoCard']);

const page = (picks: readonly Listicle[], more = {}) => (
  <ArticlePage
    component={componentOf('Article', { data: bestListOf(picks, more) })}
    page={{ ...facts, pageType: 'article' }}
    priority
  />
);
const render = (picks: readonly Listicle[], more = {}) => renderToStaticMarkup(page(picks, more));
const renderPick = (listicle: Listicle) => {
  const block = blockOf(listicle);
  return block.kind === 'embed' ? renderToStaticMarkup(<EmbedView embed={block.embed} />) : '';
};
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const five = [1, 2, 3, 4, 5].map((number) => pickNumber(number));

describe('a best list', () => {
  const html = render(five);

  it('RV-04 shows four squares at a glance, each with the best price', () => {
    const glance = html.slice(html.indexOf('Our picks at a glance'), html.indexOf('Jump to a pick'));
    expect(glance.match(/<li/g)).toHaveLength(4);
    expect(textOf(glance)).toContain('$1,001 at Shop 1');
    expect(textOf(glance)).not.toContain('Product 5');
  });

  it('ART-03 RV-04 jumps to every pick, to the comparison and to the questions', () => {
    const bar = html.slice(
      html.indexOf('Jump to a pick'),
      html.indexOf('</nav>', html.indexOf('Jump to a pick')),
    );
    const anchors = [...bar.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual([
      ...five.map(({ uuid }) => `listicle-${uuid}`),
      expect.stringMatching(/^compare-/),
      expect.stringMatching(/^questions-/),
    ]);
    for (const anchor of anchors) expect(html.match(new RegExp(`id="${anchor}"`, 'g'))).toHaveLength(1);
    expect(textOf(bar)).toContain('1. Number 1');
  });

  it('numbers picks in figures that grow narrower', () => {
    const widths = [...html.matchAll(/font-stretch:(\d+)%/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([125, 110, 95, 80, 65]);
  });

  it('compares what at least two picks state, in a region the keyboard reaches', () => {
    expect(html).toMatch(/role="region" tabindex="0" aria-label="Comparison of the picks"/i);
    const head = html.slice(html.indexOf('<thead>'), html.indexOf('</thead>'));
    expect(textOf(head).trim().split(' ')).toEqual(['Product', 'Score', 'Weight', 'Battery', 'From']);
  });

  it('shows questions as details, the first one open', () => {
    expect(html.match(/<details id="q-/g)).toHaveLength(3);
    expect(html.match(/<details id="q-[^>]* open/g)).toHaveLength(1);
  });

  it('AD-50 has a place for ads after the second pick and in its rail, on pages that have ads', () => {
    expect(html).not.toContain('data-ad=');
    const withAds = renderToStaticMarkup(
      <AdsContext value={{ places: ['body', 'rail'], breaks: [] }}>{page(five)}</AdsContext>,
    );
    expect([...withAds.matchAll(/data-ad="(\w+)"/g)].map(([, place]) => place)).toEqual(['body', 'rail']);
  });

  it('a gift guide is a list without a comparison; one pick is no list', () => {
    const gifts = render(five, { type: 'gift-guide', section: 'gift-guides' });
    expect(gifts).toContain('Our picks at a glance');
    expect(gifts).not.toContain('Compare them');
    expect(render(five.slice(0, 1))).not.toContain('Our picks at a glance');
    expect(render(five, { type: 'guide', section: 'how-to' })).not.toContain('Our picks at a glance');
  });
});

describe('one pick', () => {
  it('RV-04 shows name, label, text, pros and cons, caption, terms and supplement', () => {
    const html = renderPick(pickNumber(1, { imageCaptionOverride: 'In slate', imageCreditOverride: 'Ours' }));
    const text = textOf(html);
    for (const words of [
      'Product 1',
      'Best number 1',
      'The one to buy if you type all day',
      'Quiet',
      'No card reader',
      'In slate',
      'Ours',
      'APR 19.9%',
      'Annual fee $0',
      'Read the full review',
      '$1,001 at Shop 1',
    ])
      expect(text).toContain(words);
    expect(html).toContain('href="/product/halden-arc-14/"');
  });

  it('RV-05 hides prices unless they are to be used', () => {
    const hidden = renderPick(pickNumber(1, { usePricing: false }));
    expect(hidden).not.toContain('$1,0');
    expect(textOf(hidden)).toContain('See it at Shop 1');
    expect(textOf(render(five.map((pick) => ({ ...pick, usePricing: false }))))).not.toMatch(/\$1,0|From/);
  });

  it('the best price is highlighted wherever it is', () => {
    const html = renderPick(
      pickNumber(1, { merchantOffers: [offerNumber(1, { offerPrice: undefined }), offerNumber(9)] }),
    );
    const [first] = html.match(/<a[^>]*accent[^>]*>.*?<\/a>/) ?? [];
    expect(textOf(first ?? '')).toContain('$1,009 at Shop 9');
  });

  it('folds a long list of offers', () => {
    const html = renderPick(pickNumber(1, { merchantOffers: fortyOffers }));
    expect(html.match(/rel="sponsored/g)).toHaveLength(40);
    expect(html).toContain('35 more offers');
  });

  it('RV-11 marks offers as sponsored and opens them beside the page', () => {
    const links = renderPick(pickNumber(1)).match(/<a [^>]*shop-[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(/rel="sponsored noopener nofollow" target="_blank"/);
  });

  it.each(Object.entries(oddPicks))('holds with %s', (_name, pick) => {
    const html = renderPick(pick);
    expect(html).toContain(`id="listicle-${pick.uuid}"`);
    expect(html).not.toMatch(/undefined|NaN|null|javascript:|<(h2|ul|dl|figure)[^>]*><\//);
  });

  it('holds when a list has all of them', () => {
    const html = render(Object.values(oddPicks));
    expect(html).not.toMatch(/undefined|NaN|javascript:|17\.0/);
  });
});

describe('the parts of a list', () => {
  const blocks = bestListOf(five).bodyBlocks ?? [];

  it('are in order: an advertisement after the second pick, the comparison after the last', () => {
    expect(partsOf(blocks).map(({ kind }) => kind)).toEqual([
      'prose',
      'pick',
      'pick',
      'ad',
      'pick',
      'pick',
      'pick',
      'comparison',
      'prose',
      'questions',
    ]);
  });

  it('show no comparison without facts', () => {
    const bare = [1, 2].map((number) => pickNumber(number, { techProd: undefined, usePricing: false }));
    expect(comparisonOf(picksOf(bare.map(blockOf)))).toBeUndefined();
    expect(comparisonOf(picksOf(five.slice(0, 1).map(blockOf)))).toBeUndefined();
  });
});
