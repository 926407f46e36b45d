import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { stories } from './deals.stories.tsx';
import { historyWords } from './history-words.ts';

const shown = (name: string) => renderToStaticMarkup(stories[name]?.());

describe('deals', () => {
  it('RT-19 say by their own numbers whether a price is good', () => {
    const html = shown('every flag');
    for (const words of [
      'Lowest in 90 days',
      'Lowest in 41 days of records',
      '$10 above the low',
      'Wait if you can',
      'Two stores compared',
      'Our review: 4.5',
    ])
      expect(html).toContain(words);
    expect(html).toContain('<s>$100</s>');
    expect(html).toContain('$11 (11%) under the usual price');
  });

  it('warn of a price that was checked long ago', () => {
    expect(shown('price may have changed')).toContain('Price may have changed.');
  });

  it('show no price while a store does not answer', () => {
    const html = shown('store does not answer');
    expect(html).toContain('Check the price at Corner Electronics');
    expect(html).not.toContain('<b>$89');
  });

  it('have their place without a history, an offer or a picture', () => {
    expect(shown('no history')).toContain('No price history yet');
    const bare = shown('no offers, no picture, no product');
    expect(bare).toContain('Story number 1');
    expect(bare).not.toContain('See it at');
  });

  it('are filtered by the address and sent as a plain form', () => {
    const html = shown('nothing left');
    expect(html).toContain('No deal fits these choices today.');
    expect(html).toContain('0 of 2 deals');
    expect(html).toMatch(/<form[^>]*action=/);
    expect(html).toContain('<option value="50" selected="">');
  });

  it('have no heading of the page where a list has no title', () => {
    expect(shown('inside another page')).not.toContain('<h1');
  });
});

it.each([
  [[], 'No price history yet'],
  [[5, 5], 'Price over 2 days: $5 on every day.'],
  [[9, 9, 5], 'Price over 3 days: $9 for 2 days, and $5 today, the lowest.'],
  [[9, 5, 9, 9], 'Price over 4 days: $9 for 1 day, then $5 for 1 day, and $9 for the past 2 days.'],
  [[1, 2, 1, 2, 1, 2, 1], 'Price over 7 days: between $1 and $2, now $1, the lowest.'],
])('a history in words: %j', (history, words) => {
  expect(historyWords(history)).toBe(words);
});
