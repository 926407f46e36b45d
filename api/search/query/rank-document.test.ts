import { describe, expect, it } from 'vitest';
import { type RankedFields, rankDocument, readFields } from './rank-document.ts';
import { recencyFactor } from './recency.ts';
import type { Clause } from './understand-query.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const word = (stem: string, documents = 10): Clause => ({
  alternatives: [{ stems: [stem], worth: 1 }],
  documents,
});
const story = (fields: Partial<RankedFields>) =>
  readFields({ title: '', dek: '', topics: '', tags: '', authors: '', products: '', ...fields });
const rank = (fields: Partial<RankedFields>, clauses: Clause[], days = 100) =>
  rankDocument(story(fields), clauses, { publishedAt: now - days * day, now, stories: 1000 });

describe('rankDocument', () => {
  it('SR-15 a title beats a product, that a topic, that a dek, that the body', () => {
    const scores = [
      { title: 'laptop' },
      { products: 'laptop' },
      { topics: 'laptop' },
      { dek: 'laptop' },
      {},
    ].map((fields) => rank(fields, [word('laptop')]));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it.each<[string, Partial<RankedFields>, Partial<RankedFields>]>([
    [
      'a short title beats a long one',
      { title: 'Best laptops' },
      { title: 'Why the best of us still carry old laptops' },
    ],
    [
      'words together beat words apart',
      { title: 'One best laptop here now' },
      { title: 'One laptop is the best now' },
    ],
    [
      'all words in the title beat one',
      { title: 'Best laptops', dek: 'x' },
      { title: 'Laptops', dek: 'best' },
    ],
  ])('SR-15 %s', (_, better, worse) => {
    const words = [word('best'), word('laptop')];
    expect(rank(better, words)).toBeGreaterThan(rank(worse, words));
  });

  it('SR-15 of two alike the newer is better, but no date makes a passing word the story', () => {
    const words = [word('laptop')];
    expect(rank({ title: 'laptop' }, words, 1)).toBeGreaterThan(rank({ title: 'laptop' }, words, 400));
    expect(rank({ title: 'laptop' }, words, 4000)).toBeGreaterThan(rank({ dek: 'laptop' }, words, 0));
  });

  it('SR-15 a rare word says more than a common one', () => {
    const words = [word('kestrel', 3), word('review', 900)];
    expect(rank({ title: 'Kestrel' }, words)).toBeGreaterThan(rank({ title: 'Review' }, words));
  });
});

it.each([
  [0, 1.3],
  [180, 1.15],
  [100_000, 1],
  [-5, 1.3],
])('SR-15 %i days old counts %f', (days, expected) => {
  expect(recencyFactor(now - days * day, now)).toBeCloseTo(expected);
});
