import { describe, expect, it } from 'vitest';
import type { Embed } from '#content/entities/embed.ts';
import { randomOf } from '#demo/random.ts';
import { generatedStories, now } from '#demo/test/generated-wavelength.ts';
import { openCatalog } from './catalog.ts';
import { dollars, numberWord } from './grammar/calendar.ts';
import { factsOf } from './grammar/facts.ts';
import { isSameMatter } from './grammar/points.ts';
import { wonMatch } from './grammar/readings.ts';
import { onSale } from './lexicon/lexicon.ts';
import { lexicons } from './lexicon/lexicons.ts';

const stories = generatedStories.map(({ story }) => story);
const catalog = openCatalog();
const gear = lexicons.filter((lexicon) => lexicon.gear);
const products = gear.flatMap((lexicon) => lexicon.products.map((product) => ({ lexicon, product })));
const productNames = new Set(products.map(({ product }) => product.name));

const embeds = stories.flatMap((story) => {
  const data = 'additionalShortcodeData' in story ? (story.additionalShortcodeData ?? {}) : {};
  return (Object.values(data) as Embed[]).map((embed) => ({ story, embed }));
});
const reviews = stories.flatMap((story) => (story.kind === 'review' ? [story] : []));
const picks = embeds.flatMap(({ story, embed }) =>
  embed.type === 'listicle' ? [{ ...embed.listicle, name: embed.listicle.hed ?? '', story }] : [],
);
const cards = embeds.flatMap(({ story, embed }) =>
  embed.type === 'reviewCard' ? [{ ...embed.card, name: embed.card.productName ?? '', story }] : [],
);
const tables = embeds.flatMap(({ embed }) =>
  embed.type === 'table' && embed.head[0] === 'Model' && embed.head[1] === 'Price' ? [embed] : [],
);
const buttons = embeds.flatMap(({ story, embed }) => (embed.type === 'buyButton' ? [{ story, embed }] : []));

/** Names with more than one answer, with the answers. */
function answers(statements: readonly (readonly [about: string, answer: string])[]): string[] {
  const byName = Map.groupBy(statements, ([about]) => about);
  return [...byName].flatMap(([about, all]) => {
    const different = [...new Set(all.map(([, answer]) => answer))];
    return different.length > 1 ? [`${about}: ${different.join(' / ')}`] : [];
  });
}

describe('one number for a product and a measure', () => {
  const compared = new Set(
    products.flatMap(({ lexicon, product }) => lexicon.measures.map(({ name }) => `${product.name} ${name}`)),
  );
  const specs = [
    ...reviews.flatMap(({ preferredProductName = '', relatedProduct }) =>
      (relatedProduct?.product?.shortSpecs ?? []).map((spec) => [preferredProductName, ...spec.split(': ')]),
    ),
    ...[...picks, ...cards].flatMap(({ name, techProd }) =>
      (techProd?.specs ?? []).map((spec) => [name, spec.name, spec.value]),
    ),
  ].flatMap(([name = '', measure = '', value = '']) =>
    compared.has(`${name} ${measure.toLowerCase()}`) && !value.includes('dB')
      ? [[`${name} ${measure.toLowerCase()}`, value] as const]
      : [],
  );
  const measured = tables.flatMap(({ head, rows }) =>
    rows.map(([name, , value]) => [`${name} ${head[2]?.toLowerCase()}`, value ?? ''] as const),
  );

  it('in tables, specifications and lists', () => {
    expect(measured.length).toBeGreaterThan(200);
    expect(specs.length).toBeGreaterThan(200);
    expect(answers([...measured, ...specs])).toEqual([]);
  });

  it('in the text of reviews', () => {
    const known = new Map(specs);
    const statements = reviews.flatMap(({ body = '', preferredProductName }) =>
      [...body.matchAll(/(?:with|times:) ([\d,]+ [a-z ]+?) for ([a-z -]+?)[,.]/g)].map(
        ([, value, measure]) => [`${preferredProductName} ${measure}`, value] as const,
      ),
    );
    expect(statements.length).toBeGreaterThan(5);
    for (const [about, value] of statements) expect(known.get(about), about).toBe(value);
  });

  it('and everything on a shelf is better than something at something', () => {
    for (const { lexicon, product } of products) {
      const [measure] = lexicon.measures;
      const rival = onSale(lexicon).find(({ maker }) => maker !== product.maker);
      if (!measure || !rival) throw new Error(`${lexicon.topic} has nothing to compare`);
      const readingOf = catalog.readingsOf(lexicon);
      const won = wonMatch(lexicon, product, { rival, measure }, readingOf);
      const lead = readingOf(product, won.measure) - readingOf(won.rival, won.measure);
      expect(won.measure.less ? -lead : lead, product.name).toBeGreaterThan(0);
    }
  });
});

describe('one price for a product', () => {
  const usual = [
    ...picks
      .filter(({ name }) => productNames.has(name))
      .flatMap(({ name, merchantOffers = [] }) =>
        merchantOffers.map(({ offerMerchant, offerPrice }) => [name, offerMerchant, offerPrice] as const),
      ),
    ...reviews.flatMap(({ preferredProductName = '', relatedProduct }) =>
      (relatedProduct?.resellers ?? []).map(
        ({ name, price }) => [preferredProductName, name, price] as const,
      ),
    ),
  ];

  it('at a shop, on every page that lists it', () => {
    expect(answers(usual.map(([name, shop, price]) => [`${name} at ${shop}`, String(price)]))).toEqual([]);
  });

  it('and no sale at a shop that another page lists at the usual price', () => {
    const shops = new Set(usual.map(([name, shop]) => `${name} at ${shop}`));
    expect(buttons.length).toBeGreaterThan(20);
    for (const { story, embed } of buttons) {
      const card = cards.find((entry) => entry.story === story);
      expect(shops, story.title).not.toContain(`${card?.name} at ${embed.merchant}`);
    }
  });

  it('and after a cut for good the new one is what everybody asks', () => {
    for (const lexicon of gear) {
      const facts = factsOf(lexicon, randomOf(lexicon.topic), now, { cutForGood: true });
      expect(facts.slot('salePrice')).toBe(dollars(facts.product.price));
      expect(facts.slot('price')).not.toBe(facts.slot('salePrice'));
    }
  });
});

describe('one opinion of a product', () => {
  const opinions = [
    ...[...picks, ...cards].map(({ name, like = [], dislike = [], story }) => ({
      name,
      like,
      dislike,
      story,
    })),
    ...reviews.map((story) => ({
      name: story.preferredProductName ?? '',
      like: story.good ?? [],
      dislike: story.bad ?? [],
      story,
    })),
  ];

  it('in which nothing is good and bad at once', () => {
    const byName = Map.groupBy(opinions, ({ name }) => name);
    const torn = [...byName].flatMap(([name, all]) => {
      const dislikes = new Set(all.flatMap(({ dislike }) => dislike));
      return [...new Set(all.flatMap(({ like }) => like))].flatMap((pro) =>
        [...dislikes].filter((con) => isSameMatter(pro, con)).map((con) => `${name}: ${pro} / ${con}`),
      );
    });
    expect(torn).toEqual([]);
  });

  it('with enough to say', () => {
    for (const { lexicon, product } of products) {
      const { pros, cons } = catalog.pointsOf(lexicon, product);
      expect(pros.length, product.name).toBeGreaterThanOrEqual(3);
      expect(cons.length, product.name).toBeGreaterThanOrEqual(2);
    }
  });
});

it('one picture for a product, in its review, in lists, on cards and in galleries', () => {
  const shown = [
    ...[...picks, ...cards].map(({ name, imageGroup }) => [name, imageGroup?.[0]?.path ?? ''] as const),
    ...reviews.map(
      ({ preferredProductName = '', image }) => [preferredProductName, image?.path ?? ''] as const,
    ),
    ...stories.flatMap((story) =>
      story.kind === 'gallery'
        ? (story.items ?? []).map(({ title = '', image }) => [title, image?.path ?? ''] as const)
        : [],
    ),
  ].filter(([name]) => productNames.has(name));
  expect(shown.length).toBeGreaterThan(200);
  expect(answers(shown)).toEqual([]);
});

describe('what is still to come', () => {
  const coming = products.flatMap(({ product }) => (product.soon ? [product] : []));

  it('is something on every shelf', () => {
    for (const { topic, products: all } of gear)
      expect(
        all.some((product) => product.soon),
        topic,
      ).toBe(true);
  });

  it('is in no shop, on no bench and in no list', () => {
    const available = new Set([
      ...[...picks, ...cards].map(({ name }) => name),
      ...reviews.map(({ preferredProductName }) => preferredProductName),
      ...tables.flatMap(({ rows }) => rows.map(([name]) => name)),
    ]);
    for (const { name } of coming) expect(available).not.toContain(name);
  });

  it('is the only thing that is late, and late only once', () => {
    const late = stories.flatMap((story) => {
      if (story.kind !== 'article') return [];
      const text = `${story.title} ${story.dek} ${story.body}`;
      return /\b(slips to|will not arrive until|had set the first date|goes on sale in)\b/.test(text)
        ? [text]
        : [];
    });
    expect(late.length).toBeGreaterThan(0);
    const about = late.map(
      (text) => coming.find(({ maker, model }) => text.includes(maker) && text.includes(model))?.name,
    );
    expect(about).not.toContain(undefined);
    expect(new Set(about).size).toBe(about.length);
  });
});

it('a chart spans as many years as its title says', () => {
  const counted = embeds.flatMap(({ embed }) => {
    const [, years] = (embed.type === 'chart' && / over (\w+) years$/.exec(embed.title ?? '')) || [];
    return embed.type === 'chart' && years ? [[years, numberWord(embed.labels.length)]] : [];
  });
  expect(counted.length).toBeGreaterThan(10);
  for (const [stated, shown] of counted) expect(stated).toBe(shown);
  const titles = embeds.flatMap(({ embed }) => (embed.type === 'chart' ? (embed.title ?? '') : []));
  expect(titles.filter((title) => / years on$/.test(title))).toEqual([]);
});
