import { describe, expect, it } from 'vitest';
import { embedTypes } from '../../entities/embed.ts';
import { embedExamples } from '../../examples/embed.ts';
import { listicleExample } from '../../examples/listicle.ts';
import { reviewCardExample } from '../../examples/review-card.ts';
import { affiliateHrefs } from '../affiliate-link.ts';
import { htmlText } from './html-text.ts';
import { parseBody, type StoredBody } from './parse-body.ts';

const data = Object.fromEntries(embedTypes.map((type) => [embedExamples[type].uuid, embedExamples[type]]));
const parse = (body: string, more: Partial<StoredBody> = {}) =>
  parseBody({ body, additionalShortcodeData: data, ownDomains: ['wavelength.example'], ...more });
const code = (type: string, uuid: string) => `[shortcode type="${type}" uuid="${uuid}"]`;

describe('parse body', () => {
  it('puts all embed types between the prose, in reading order', () => {
    const body = embedTypes
      .map((type) => `<p>${type}</p>\n${code(type, embedExamples[type].uuid)}`)
      .join('\n');
    const { blocks, unknown } = parse(body);
    expect(unknown).toEqual([]);
    expect(blocks).toEqual(
      embedTypes.flatMap((type) => [
        { kind: 'prose', html: `<p>${type}</p>` },
        // What an import could not translate is for editors.
        ...(type === 'imported' ? [] : [{ kind: 'embed', embed: embedExamples[type] }]),
      ]),
    );
  });

  it('finds listicles and review cards in the lists a story carries', () => {
    const { blocks } = parse(
      `${code('listicle', listicleExample.uuid)}\n${code('reviewCard', reviewCardExample.uuid)}`,
      { listicles: [listicleExample], reviewCards: [reviewCardExample] },
    );
    expect(blocks.map((block) => block.kind === 'embed' && block.embed.type)).toEqual([
      'listicle',
      'reviewCard',
    ]);
  });

  it.each([
    ['an unknown type', code('hologram', 'x'), ['hologram x']],
    ['an unknown uuid', code('chart', 'nowhere'), ['chart nowhere']],
    ['another type’s uuid', code('image', 'embed-chart'), ['image embed-chart']],
    ['a name of Object', code('chart', '__proto__'), ['chart __proto__']],
    ['no attributes', '[shortcode]', [' ']],
    ['no end', '[shortcode type="chart" uuid="embed-chart', ['chart ']],
    ['wrong case', `[SHORTCODE type="x" uuid="y"]`, ['x y']],
  ])('ART-06 renders nothing for %s, reports it, and shows no shortcode', (_name, shortcode, unknown) => {
    const parsed = parse(`<p>before</p>\n${shortcode}\n<p>after</p>`);
    expect(parsed.unknown).toEqual(unknown);
    expect(parsed.blocks).toEqual([{ kind: 'prose', html: '<p>before</p>\n<p>after</p>' }]);
  });

  it.each([
    `<p>a ${code('hologram', 'x')} b</p>`,
    `<p>${code('chart', 'embed-chart')}</p>`,
    `<a href="${code('chart', 'x')}">a</a>`,
    '&#91;shortcode type="chart" uuid="x"]',
    '<p>[shortcode type="chart"</p><p>uuid="x"]</p>',
    '[shortcode [shortcode type="x"]]',
  ])('ART-06 never shows %s', (body) => {
    for (const block of parse(body).blocks)
      if (block.kind === 'prose') expect(block.html).not.toMatch(/\[shortcode/i);
  });

  it('ART-06 leaves no empty paragraph where an embed stood in one', () => {
    expect(
      parse(`<p>a</p><p>${code('chart', 'embed-chart')}</p><p>b</p>`).blocks.map(
        (block) => block.kind === 'prose' && block.html,
      ),
    ).toEqual(['<p>a</p>', false, '<p>b</p>']);
  });

  const wickedOffers = [
    {
      useMonetization: false,
      offerMerchant: 'Shop',
      url: 'javascript:alert(1)',
      rawUrl: 'https://shop.example/',
    },
  ];
  const wickedListicle = {
    usePricing: false,
    description: '<p onclick=x>e<img src=x onerror=alert(1)></p>',
    supplementalUrl: 'data:text/html,x',
    merchantOffers: wickedOffers,
  };

  it('ART-08 VAL-03 cleans the HTML and the addresses inside embeds', () => {
    const { blocks, unknown } = parse(
      ['liveEntry a', 'relatedLinks b', 'buyButton c', 'infoCard d', 'listicle e', 'reviewCard f', 'reddit g']
        .map((entry) => code(...(entry.split(' ') as [string, string])))
        .join('\n'),
      {
        additionalShortcodeData: {
          a: { ...embedExamples.liveEntry, uuid: 'a', html: '<p onclick=x>a<script>alert(1)</script></p>' },
          b: {
            ...embedExamples.relatedLinks,
            uuid: 'b',
            items: [
              { title: 'bad', url: 'javascript:alert(1)' },
              { title: 'good', url: '/latest/' },
            ],
          },
          c: { ...embedExamples.buyButton, uuid: 'c', url: 'data:text/html,x' },
          d: { ...embedExamples.infoCard, uuid: 'd', html: '<img src=x onerror=alert(1)>d' },
          e: { type: 'listicle', uuid: 'e', listicle: wickedListicle },
          f: { type: 'reviewCard', uuid: 'f', card: { usePricing: false, merchantOffers: wickedOffers } },
          g: { ...embedExamples.reddit, uuid: 'g', path: 'http://[' },
        },
      },
    );
    expect(blocks).toMatchObject([
      { embed: { html: '<p>a</p>' } },
      { embed: { items: [{ title: 'good' }] } },
      { embed: { html: 'd' } },
      {
        embed: {
          listicle: {
            description: '<p>e</p>',
            supplementalUrl: undefined,
            merchantOffers: [{ offerMerchant: 'Shop', url: undefined, rawUrl: 'https://shop.example/' }],
          },
        },
      },
      { embed: { card: { merchantOffers: [{ url: undefined, rawUrl: 'https://shop.example/' }] } } },
    ]);
    expect(unknown).toEqual(['buyButton c', 'reddit g']);
  });

  it('ART-08 keeps heading ids apart across embeds', () => {
    const { headings } = parse(`<h2>Battery</h2>\n${code('chart', 'embed-chart')}\n<h2>Battery</h2>`);
    expect(headings.map(({ id }) => id)).toEqual(['h-battery', 'h-battery-2']);
  });

  it('ART-06 reports at most fifty', () => {
    expect(parse(`${code('x', 'y')}\n`.repeat(200)).unknown).toHaveLength(50);
  });

  it('ART-08 of an empty body is empty', () => {
    expect(parse('')).toEqual({ blocks: [], unknown: [], headings: [] });
  });
});

describe('text of HTML', () => {
  it('CL-43 reads text as a reader sees it', () => {
    expect(htmlText('<h2>A</h2><p>b  <em>c</em>&amp;d<br>e</p>')).toBe('A\nb c&d\ne');
  });
});

describe('paid links in prose', () => {
  const rules = { domains: ['shop.example'], subids: { subid1: 'articleId', subid3: 'position' } } as const;
  const htmlOf = (body: string) => {
    const [block] = parseBody({
      body,
      additionalShortcodeData: {},
      ownDomains: ['site.example'],
      affiliateHref: affiliateHrefs(rules, 'a1'),
    }).blocks;
    return block?.kind === 'prose' ? block.html : '';
  };

  it('RV-09 RV-10 RV-11 are marked, counted in reading order, and open beside the page', () => {
    expect(
      htmlOf('<p><a href="https://shop.example/x">x</a> <a href="https://www.shop.example/y">y</a></p>'),
    ).toBe(
      '<p><a href="https://shop.example/x?subid1=a1&amp;subid3=text-1" rel="sponsored noopener nofollow" target="_blank">x</a> ' +
        '<a href="https://www.shop.example/y?subid1=a1&amp;subid3=text-2" rel="sponsored noopener nofollow" target="_blank">y</a></p>',
    );
  });

  it('RV-11 other links stay what they were', () => {
    expect(htmlOf('<p><a href="https://other.example/">x</a></p>')).toBe(
      '<p><a href="https://other.example/" rel="noopener nofollow">x</a></p>',
    );
  });
});
