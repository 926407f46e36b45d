import { describe, expect, it } from 'vitest';
import { newsletterExample } from '#content/examples/accounts.ts';
import { createEmailLinks } from './email-links.ts';
import { journeyOf } from './journeys.ts';

describe('links in letters', () => {
  const links = createEmailLinks('a-secret');
  const token = links.tokenFor('edition-1', 'reader-1');
  it('say which edition went to whom', () => {
    expect(links.read(token)).toEqual({ editionId: 'edition-1', readerId: 'reader-1' });
    expect(token).toMatch(/^[\w.-]{1,400}$/);
  });
  it.each([
    '',
    'a.b.c',
    token.replace('reader-1', 'reader-2'),
    token.replace('edition-1', 'edition-2'),
    `${token}x`,
    token.slice(0, -1),
    createEmailLinks('another').tokenFor('edition-1', 'reader-1'),
  ])('%j is nobody’s', (given) => {
    expect(links.read(given)).toBeUndefined();
  });
});

describe('journeys', () => {
  const letters = [
    { ...newsletterExample, id: 'a', subscribeJourneyId: 'a-in', unsubscribeJourneyId: 'a-out' },
    { ...newsletterExample, id: 'b', subscribeJourneyId: 'b-in', unsubscribeJourneyId: 'b-out' },
  ];
  it.each([
    ['a-in', { newsletterId: 'a', wish: 'subscribe' }],
    ['b-out', { newsletterId: 'b', wish: 'unsubscribe' }],
    ['a', undefined],
    ['', undefined],
  ])('NL-08 %j', (id, expected) => {
    expect(journeyOf(letters, id)).toEqual(expected);
  });
});
