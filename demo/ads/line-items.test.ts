import { expect, it } from 'vitest';
import { readLineItems } from '#services/ads/line-item.ts';
import { rejectionOf } from '#services/ads/select/eligible.ts';
import type { SlotFacts } from '#services/ads/select/facts.ts';
import { lineItems } from './line-items.ts';

const pageFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  topicSlugs: [],
  isLiveBlog: false,
};

it('AD-54 the demo has a house creative for every size the specification names', () => {
  const items = readLineItems(lineItems, 'demo');
  const sizes = new Set(items.flatMap(({ creatives }) => creatives.map(({ size }) => size)));
  for (const size of ['970x250', '970x66', '728x90', '320x50', '300x250', '300x600', '6x6', 'fluid'])
    expect(sizes).toContain(size);
});

it('AD-16 AB-13 nobody who pays stands where a page says that it has too many; the house does', () => {
  const facts = { place: 'incontent-ad-2', sizes: [[300, 250]], isOutOfPage: false, isVideo: false };
  const prioritiesFor = (keyValues: Record<string, string[]>) =>
    readLineItems(lineItems, 'demo')
      .filter(({ bid, creatives }) => bid === undefined && creatives.every(({ kind }) => kind === 'house'))
      .filter((item) => {
        const slot = { ...facts, keyValues, criteria: pageFacts, exclusions: [], viewport: [390, 844] };
        const state = { now: Date.parse('2026-11-16T00:00:00Z'), delivered: () => 0, seen: () => 0 };
        return rejectionOf(item, slot as unknown as SlotFacts, state) === undefined;
      })
      .map(({ priority }) => priority);
  expect(Math.min(...prioritiesFor({}))).toBeLessThan(16);
  const crowded = prioritiesFor({ adsat: ['1'] });
  expect(crowded.length).toBeGreaterThan(0);
  expect(new Set(crowded)).toEqual(new Set([16]));
});
