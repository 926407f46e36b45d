import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { assemblePublication } from './check-publication.ts';

const check = (change: object) => () =>
  assemblePublication({ 'neutron.config.ts': { ...publication, ...change } });

describe('neutron.config.ts', () => {
  it('CFG-02 as it is shipped is right and arrives unchanged', () => {
    expect(assemblePublication({ 'neutron.config.ts': publication })).toEqual(publication);
  });

  it('CFG-03 names an invented brand and no real host', () => {
    expect(publication.brand.name).toBe('Wavelength');
    const hosts = [
      ...publication.ownDomains,
      ...publication.externalEditions.map(({ url }) => new URL(url).host),
      new URL(publication.narrativesUrl).host,
    ];
    for (const host of hosts) expect(host).toMatch(/(^|\.)example$/);
  });

  it.each([
    ['siteId', { siteId: 'Wave Length' }, 'siteId: must be lowercase'],
    ['an empty name', { brand: { ...publication.brand, name: '' } }, 'brand.name'],
    ['no edition', { locales: [] }, 'locales: must name at least one'],
    [
      'one edition twice',
      { locales: [publication.locales[0], publication.locales[0]] },
      'locales.1.code: is named twice: us',
    ],
    [
      'one network twice',
      { social: [publication.social[0], publication.social[0]] },
      'social.1.name: is named twice',
    ],
    [
      'an address that is none',
      { narrativesUrl: 'narratives' },
      'narrativesUrl: must be an http or https address',
    ],
    ['a script as an address', { links: { terms: 'javascript:alert(1)' } }, 'links.terms'],
    ['a place off the site', { links: { terms: '//evil.example' } }, 'links.terms'],
    ['a wrong flag', { features: { ads: 'yes' } }, 'features.ads'],
    [
      'a misspelt criterion',
      { features: { ads: { otherwise: true, chain: [{ when: { topic: ['x'] }, is: false }] } } },
      'features.ads',
    ],
    ['no image base', { imageBases: [] }, 'imageBases: must name at least one'],
    ['an unknown key', { brandd: {} }, 'brandd'],
    [
      'a menu entry without words',
      { menus: { ...publication.menus, more: { trackingName: 'more' } } },
      'menus.more.linkText',
    ],
    ['a missing key', { apiKey: undefined }, 'apiKey'],
  ])('CFG-01 %s: the wrong key is named', (_name, change, message) => {
    expect(check(change)).toThrow(`neutron.config.ts: ${message}`);
  });

  it('VAL-01 a key that is loaded twice fails, and both files are named', () => {
    const { features, ...rest } = publication;
    const modules = { 'neutron.config.ts': rest, 'flags.ts': { features } };
    expect(assemblePublication(modules).features).toBe(features);
    expect(() => assemblePublication({ ...modules, 'more-flags.ts': { features } })).toThrow(
      'more-flags.ts: features is loaded twice; flags.ts has it already',
    );
  });
});
