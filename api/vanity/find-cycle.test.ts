import { describe, expect, it } from 'vitest';
import type { Vanity } from '#content/entities/vanity.ts';
import { findVanityCycle } from './find-cycle.ts';

const ownDomains = ['wavelength.example'];

const from = (urlPath: string, slug: string): Vanity => ({
  urlType: 'PERMANENT_REDIRECT',
  urlPath,
  targets: [{ edition: 'us', targetType: 'url', target: { slug, availableOn: [] } }],
});

describe('redirect loops', () => {
  it('VN-25 are found through an entry that leads into them', () => {
    const entries = [from('/into/', '/a/'), from('/a/', '/b/'), from('/b/', '/a/')];
    expect(findVanityCycle(entries, 'us', ownDomains)).toEqual(['/a/', '/b/']);
  });

  it.each([
    ['another ending', [from('/a/', '/b'), from('/b/', '/a')], ['/a/', '/b/']],
    [
      'a query that makes no difference',
      [from('/a/', '/b/?utm_source=x'), from('/b/', '/a/?y=1')],
      ['/a/', '/b/'],
    ],
    ['a fragment', [from('/a', '/b/#top'), from('/b/', '/a/')], ['/a', '/b/']],
  ])('VN-25 are found over %s, as readers would be redirected', (_name, entries, loop) => {
    expect(findVanityCycle(entries, 'us', ownDomains)).toEqual(loop);
  });

  it('VN-25 an entry for one query breaks the loop', () => {
    const end = { ...from('/b/?x=1', '/c/'), urlType: 'OK' };
    const entries = [from('/a/', '/b/?x=1'), from('/b/', '/a/'), end];
    expect(findVanityCycle(entries, 'us', ownDomains)).toBeUndefined();
  });

  it('VN-25 chains and self-targets are no loops', () => {
    const entries = [from('/a/', '/b/'), from('/b/', '/c/'), from('/c/', '/c/')];
    expect(findVanityCycle(entries, 'us', ownDomains)).toBeUndefined();
  });
});
