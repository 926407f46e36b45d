import { describe, expect, it } from 'vitest';
import type { Vanity } from '../../entities/vanity.ts';
import { isVanityExempt } from './exempt-paths.ts';
import { isVanityActive } from './is-active.ts';
import { vanityLookupPath } from './lookup-path.ts';
import { vanityOutcome } from './outcome.ts';
import { vanityStatus } from './status.ts';
import { vanityTarget } from './target.ts';

const now = new Date('2026-11-15T12:00:00Z');
const past = { date: '2026-11-14T00:00:00Z' };
const future = { date: '2026-11-16T00:00:00Z' };
const ownDomains = ['wavelength.example', 'shop.wavelength.example'];
const facts = { path: '/here/', edition: 'us', now, hasMask: true, ownDomains };

const leadsTo = (slug: string, more: Partial<Vanity> = {}): Vanity => ({
  urlType: 'PERMANENT_REDIRECT',
  urlPath: '/here/',
  targets: [{ edition: 'us', targetType: 'url', target: { slug, availableOn: [] } }],
  ...more,
});

describe('types', () => {
  it.each([
    ['VN-01', 'OK', 200],
    ['VN-02', 'TEMPORARY_REDIRECT', 302],
    ['VN-02', 'TEMPORARY_MASK', 302],
    ['VN-03', 'PERMANENT_REDIRECT', 301],
    ['VN-03', 'MASK', 301],
    ['VN-04', 'NOT_FOUND', 404],
    ['VN-04', 'XYZ', 404],
  ])('%s %s means %i', (_id, type, status) => {
    expect(vanityStatus(type)).toBe(status);
  });
});

describe('which entries count', () => {
  it.each([
    ['switched on', { enabled: true }, true],
    ['switched on, past its end', { enabled: true, dateExpired: past }, true],
    ['nothing said', {}, true],
    ['no switch, end to come', { dateExpired: future }, true],
    ['switched off, end to come', { enabled: false, dateExpired: future }, true],
    ['switched off', { enabled: false }, false],
    ['switched off, past its end', { enabled: false, dateExpired: past }, false],
    ['no switch, past its end', { dateExpired: past }, false],
  ])('VN-09 VN-10 %s', (_name, entry, expected) => {
    expect(isVanityActive(entry, now)).toBe(expected);
  });
});

describe('what becomes of a path', () => {
  it.each<[string, Vanity, object]>([
    ['VN-08 goes to its target', leadsTo('/there/'), { kind: 'redirect', to: '/there/', status: 301 }],
    [
      'VN-02 for now',
      leadsTo('/there/', { urlType: 'TEMPORARY_REDIRECT' }),
      { kind: 'redirect', to: '/there/', status: 302 },
    ],
    ['VN-08 stays when the target is here', leadsTo('/here/'), { kind: 'none' }],
    [
      'VN-05 VN-07 shows what is masked',
      leadsTo('/there/', { urlType: 'MASK' }),
      { kind: 'mask', path: '/there/' },
    ],
    ['VN-11 is no page', leadsTo('/there/', { urlType: 'NOT_FOUND' }), { kind: 'not-found' }],
    [
      'VN-12 is itself after an error',
      leadsTo('/there/', { error: { code: 500, message: 'x' } }),
      { kind: 'none' },
    ],
    ['VN-12 is itself past its end', leadsTo('/there/', { dateExpired: past }), { kind: 'none' }],
    ['VN-24 never leads to a stranger', leadsTo('https://evil.example/'), { kind: 'none' }],
    ['VN-24 never leads to a stranger without a scheme', leadsTo('//evil.example/'), { kind: 'none' }],
    [
      'VN-24 may lead to our own domains',
      leadsTo('https://shop.wavelength.example/x'),
      { kind: 'redirect', to: 'https://shop.wavelength.example/x', status: 301 },
    ],
    [
      'VN-23 leads nowhere in an edition without a target',
      leadsTo('/there/', { targets: [] }),
      { kind: 'none' },
    ],
  ])('%s', (_name, entry, outcome) => {
    expect(vanityOutcome(entry, facts)).toEqual(outcome);
  });

  it('VN-06 VN-07 without the feature a mask is a redirect with its own code', () => {
    const off = { ...facts, hasMask: false };
    expect(vanityOutcome(leadsTo('/there/', { urlType: 'MASK' }), off)).toMatchObject({ status: 301 });
    expect(vanityOutcome(leadsTo('/there/', { urlType: 'TEMPORARY_MASK' }), off)).toMatchObject({
      kind: 'redirect',
      status: 302,
    });
  });
});

describe('targets', () => {
  it.each([
    ['topic', '/topic/finance/'],
    ['article', '/article/finance/'],
    ['gallery', '/pictures/finance/'],
    ['review', '/product/finance/'],
    ['weather', undefined],
  ])('VN-23 a %s leads to %s', (targetType, path) => {
    const targets = [{ edition: 'us', targetType, target: { slug: 'finance', availableOn: [] } }];
    expect(vanityTarget({ targets }, 'us', ownDomains)).toBe(path);
  });

  it('VN-23 the slug of the edition goes first, and other editions lead elsewhere', () => {
    const targets = [
      { edition: 'fr', targetType: 'topic', target: { slug: 'argent', availableOn: [] } },
      {
        edition: 'us',
        targetType: 'topic',
        target: { slug: 'old', availableOn: [{ edition: 'us', slug: 'new' }] },
      },
    ];
    expect(vanityTarget({ targets }, 'us', ownDomains)).toBe('/topic/new/');
    expect(vanityTarget({ targets }, 'fr', ownDomains)).toBe('/topic/argent/');
    expect(vanityTarget({ targets }, 'jp', ownDomains)).toBeUndefined();
  });
});

describe('what is looked up', () => {
  it.each([
    ['?utm_source=a&debug=1&adSuppress=all&featureEnable=x', '/x/'],
    ['?page=2&utm_medium=b', '/x/?page=2'],
    ['?featureDisable=x', '/x/?featureDisable=x'],
    ['', '/x/'],
  ])('VN-16 VN-17 of %s is %s', (search, expected) => {
    expect(vanityLookupPath('/x/', search)).toBe(expected);
  });

  it.each([
    ['/about/', true],
    ['/newsletters/', true],
    ['/news/', true],
    ['/news/2/', true],
    ['/pictures/', true],
    ['/pictures/3/', true],
    ['/video/', true],
    ['/editorial-guidelines/', true],
    ['/pictures/x/', false],
    ['/video/x/', false],
    ['/about/x/', false],
    ['/latest/', false],
    ['/', false],
  ])('RT-75 RT-76 %s is exempt: %s', (path, expected) => {
    expect(isVanityExempt(path)).toBe(expected);
  });
});
