import { describe, expect, it } from 'vitest';
import { newsletterExample } from '#content/examples/accounts.ts';
import { createEmailLinks } from './email-links.ts';
import { journeyOf } from './journeys.ts';

describe('links in e-mails', () => {
  const links = createEmailLinks('a-secret');
  const token = links.tokenFor('edition-1', 'reader-1');
  it('name the edition and its recipient', () => {
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
  ])('%j is not a valid token', (given) => {
    expect(links.read(given)).toBeUndefined();
  });
});

describe('journeys', () => {
  const newsletters = [
    { ...newsletterExample, id: 'a', subscribeJourneyId: 'a-in', unsubscribeJourneyId: 'a-out' },
    { ...newsletterExample, id: 'b', subscribeJourneyId: 'b-in', unsubscribeJourneyId: 'b-out' },
  ];
  it.each([
    ['a-in', { newsletterId: 'a', action: 'subscribe' }],
    ['b-out', { newsletterId: 'b', action: 'unsubscribe' }],
    ['a', undefined],
    ['', undefined],
  ])('NL-08 %j', (id, expected) => {
    expect(journeyOf(newsletters, id)).toEqual(expected);
  });
});
