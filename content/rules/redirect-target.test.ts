import { describe, expect, it } from 'vitest';
import { hostileTargets } from '../test/hostile-targets.ts';
import { ownPagePath } from './own-page.ts';
import { redirectTarget } from './redirect-target.ts';
import { vanityTarget } from './vanity/target.ts';

const origin = 'https://wavelength.example';
const ownDomains = ['wavelength.example', 'sister.example'];
const leadsTo = (slug: string, targetType = 'url') =>
  vanityTarget(
    { targets: [{ edition: 'us', targetType, target: { slug, availableOn: [] } }] },
    'us',
    ownDomains,
  );

describe('VAL-03 where an address leads a browser', () => {
  it.each([
    ['/article/a/', '/article/a/'],
    ['/article/a/?next=//b.example/#c', '/article/a/?next=//b.example/#c'],
    ['https://wavelength.example', '/'],
    ['http://wavelength.example/a/', '/a/'],
    ['HTTPS://WAVELENGTH.example/a/', '/a/'],
    [' \u0001/a/ ', '/a/'],
    ['/a\r\n/b\t/', '/a/b/'],
    ['/a/../b/./c/', '/b/c/'],
    ['/café/', '/caf%C3%A9/'],
    ['/100%/', '/100%/'],
  ])('%j is our page %s', (text, path) => {
    expect(redirectTarget(text, origin)).toBe(path);
  });

  it.each([
    ['https://shop.example/a//b?x=[y]', 'https://shop.example/a//b?x=[y]'],
    ['https://wavelength.example:8443/', 'https://wavelength.example:8443/'],
  ])('%j is another host', (text, href) => {
    expect(redirectTarget(text, origin)).toEqual(new URL(href));
  });

  it('an address longer than any of ours is none', () => {
    expect(redirectTarget(`/${'a'.repeat(3000)}`, origin)).toBeUndefined();
  });

  it.each(hostileTargets)('%j is no page of ours, for any caller', (text) => {
    expect(typeof redirectTarget(text, origin)).not.toBe('string');
    expect(ownPagePath(text, origin)).toBeUndefined();
    expect(leadsTo(text)).toBeUndefined();
  });

  it('a slug is a part of a path, whatever is written in it', () => {
    expect(leadsTo('..', 'topic')).toBe('/');
    expect(leadsTo('/evil.example', 'topic')).toBeUndefined();
    expect(leadsTo('https://sister.example/x')).toBe('https://sister.example/x');
    expect(leadsTo('http://other.example/x')).toBeUndefined();
  });
});
