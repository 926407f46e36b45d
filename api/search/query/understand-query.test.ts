import { describe, expect, it } from 'vitest';
import { correctWords } from './correct-words.ts';
import { parseQuery } from './parse-query.ts';
import { buildSynonyms } from './synonyms.ts';
import { understandQuery, type WordFacts } from './understand-query.ts';

const fact = (
  documents: number,
  completions: string[] = [],
  similar: [string, number][] = [],
): WordFacts => ({
  documents,
  completions: completions.map((word) => ({ word, documents: 9 })),
  similar: similar.map(([word, count]) => ({ word, documents: count })),
});
const facts = new Map<string, WordFacts>([
  ['laptop', fact(300)],
  ['lapt', fact(0, ['laptop', 'laptops'])],
  ['labtop', fact(0, [], [['laptop', 300]])],
  ['lab', fact(2, ['label', 'labor'])],
  ['foldabel', fact(2, [], [['foldable', 90]])],
  ['best', fact(500)],
  ['smart', fact(80)],
  ['watch', fact(60)],
  ['qqqqq', fact(0)],
]);
const synonyms = buildSynonyms([
  ['notebook', 'laptop'],
  ['smart watch', 'smartwatch'],
]);
const read = (text: string) => understandQuery(parseQuery(text), facts, synonyms);
const stems = (text: string) =>
  read(text).clauses.map(({ alternatives }) => alternatives.map((one) => one.stems.join(' ')));

describe('understandQuery', () => {
  it.each([
    ['a word', 'best', [['best']]],
    ['stop words', 'what is the best', [['best']]],
    ['nothing but stop words', 'the', [['the']]],
    ['a beginning', 'lapt', [['lapt', 'laptop']]],
    ['a slip', 'labtop', [['labtop', 'laptop']]],
    ['a rare word, perhaps unfinished', 'best lab', [['best'], ['lab', 'label', 'labor']]],
    ['a rare word that others follow is finished', 'lab best', [['lab'], ['best']]],
    ['a synonym', 'laptop', [['laptop', 'notebook']]],
    ['a synonym in another form', 'laptops', [['laptop', 'notebook']]],
    ['a synonym of two words', 'best smart watch', [['best'], ['smart watch', 'smartwatch']]],
    ['a phrase is meant as it stands', '"smart watches"', [['smart watch']]],
    ['an unknown word', 'qqqqq', [['qqqqq']]],
    ['nothing', '!!!', []],
  ])('SR-15 %s: %s', (_, text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  it.each([
    ['a slip is corrected', 'best labtop', { query: 'best laptop', isApplied: true }],
    ['of a rare word we ask', 'foldabel', { query: 'foldable', isApplied: false }],
    ['a beginning is none', 'lapt', undefined],
    ['a phrase is left alone', '"labtop"', undefined],
    ['nothing is close', 'qqqqq', undefined],
  ])('SR-15 %s', (_, text, expected) => {
    expect(read(text).correction).toEqual(expected);
  });

  it('SR-15 the word itself is worth most, a slip least', () => {
    const [own, slip] = read('labtop').clauses[0]?.alternatives ?? [];
    const [, synonym] = read('laptop').clauses[0]?.alternatives ?? [];
    expect(own?.worth).toBeGreaterThan(synonym?.worth ?? 1);
    expect(synonym?.worth).toBeGreaterThan(slip?.worth ?? 1);
  });
});

it('SR-01 suggestions go on from the word that was meant', () => {
  expect(correctWords(['best', 'labtop', 'lapt', 'qqqqq'], facts)).toEqual([
    'best',
    'laptop',
    'lapt',
    'qqqqq',
  ]);
});
