import { describe, expect, it } from 'vitest';
import { feedListings, feedName, parseFeedName } from './feed-endpoint.ts';

describe('the name of a feed', () => {
  it.each([
    ['latest', { kind: 'listing', slug: 'latest' }],
    ['news', { kind: 'listing', slug: 'news' }],
    ['video', { kind: 'listing', slug: 'video' }],
    ['topic-smart-home', { kind: 'topic', slug: 'smart-home' }],
    ['author-ada-lovell', { kind: 'author', slug: 'ada-lovell' }],
    ['tag-privacy', { kind: 'tag', slug: 'privacy' }],
    ['topic-', undefined],
    ['collection-x', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('FD-03 %s', (endpoint, expected) => {
    expect(parseFeedName(endpoint)).toEqual(expected);
  });

  it('FD-03 has one name', () => {
    for (const name of [...feedListings, 'topic-a', 'tag-b', 'author-c']) {
      const endpoint = parseFeedName(name);
      expect(endpoint && feedName(endpoint)).toBe(name);
    }
  });
});
