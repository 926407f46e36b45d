import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { adFamilies, adPageTypes } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import { readPublication } from '#content/publication/read-publication.ts';
import { loadPublication, routeNames } from './load-publication.ts';

const check = (change: object) => () =>
  loadPublication({ 'neutron.config.ts': { ...publication, ...change } });

/** The shipped ads with one entry of the article's skybox changed. */
const withSkybox = (change: object) => ({
  ads: {
    ...publication.ads,
    pages: {
      ...publication.ads.pages,
      article: { ...publication.ads.pages.article, skybox: { ...publication.ads.interstitial, ...change } },
    },
  },
});

describe('neutron.config.ts', () => {
  it('CFG-02 as it is shipped is right and arrives unchanged', () => {
    expect(loadPublication({ 'neutron.config.ts': publication })).toEqual(publication);
  });

  /** Paths of all objects in a value, except records, whose keys are free. */
  const records = new Set([
    'sections',
    'links',
    'affiliate.subids',
    'ads.variants',
    'ads.auction.bidders.0.params',
  ]);
  const isRecord = (path: string) =>
    records.has(path) || /\.(params|monetizationSlots|caps|attributes)$|^ads\.variants\.\w+$/.test(path);
  function objectsIn(value: object, path: string[] = []): string[][] {
    const inner = Object.entries(value).flatMap(([key, entry]) =>
      typeof entry === 'object' && entry !== null ? objectsIn(entry, [...path, key]) : [],
    );
    return Array.isArray(value) || isRecord(path.join('.')) ? inner : [path, ...inner];
  }
  const withUnknownKey = (value: object, [first, ...rest]: string[]): object => {
    if (first === undefined) return { ...value, surplus: 1 };
    const changed = withUnknownKey(Reflect.get(value, first), rest);
    return Array.isArray(value)
      ? value.map((entry, index) => (String(index) === first ? changed : entry))
      : { ...value, [first]: changed };
  };

  it('CFG-01 rejects an unknown key at every level and names the place', () => {
    const paths = objectsIn(publication);
    expect(paths.length).toBeGreaterThan(250);
    const wrong = paths.filter((path) => {
      const result = readPublication({ 'neutron.config.ts': withUnknownKey(publication, path) }, routeNames);
      const lines = 'problems' in result ? result.problems : [];
      return !lines.some((line) => {
        const place = line.replaceAll(/ \([\w-]+\)/g, '');
        // A union reports the place of the whole value.
        return path.length === 0
          ? place.includes('surplus')
          : path.some((_, index) =>
              place.startsWith(`neutron.config.ts: ${path.slice(0, index + 1).join('.')}: `),
            );
      });
    });
    expect(wrong).toEqual([]);
  });

  it('CFG-03 names an invented brand and no real host', () => {
    expect(publication.brand.name).toBe('Wavelength');
    const hosts = [
      ...publication.ownDomains,
      ...publication.externalEditions.map(({ url }) => new URL(url).host),
      new URL(publication.narrativesUrl ?? '').host,
    ];
    for (const host of hosts) expect(host).toMatch(/(^|\.)example$/);
  });

  it.each([
    ['one column is missing', publication.footer.columns.slice(0, 2), 'Footer needs column charlie once'],
    [
      'one stands twice',
      [...publication.footer.columns, ...publication.footer.columns.slice(0, 1)],
      'Footer needs column alpha once',
    ],
  ])('FT-01 a footer of which %s fails the start', (_, columns, message) => {
    expect(check({ footer: { ...publication.footer, columns } })).toThrow(
      `neutron.config.ts: footer.columns: ${message}`,
    );
  });

  const tag = { tagId: 'poll', timing: 'queue', src: '/survey.js', gdprCategory: 'C0003' };
  it.each([
    ['no category', { gdprCategory: undefined }, 'scripts.0 (poll).gdprCategory'],
    ['an unknown category', { gdprCategory: 'C0009' }, 'scripts.0 (poll).gdprCategory'],
    ['an unknown moment', { timing: 'soon' }, 'scripts.0 (poll).timing'],
    ['an unknown place', { location: 'aside' }, 'scripts.0 (poll).location'],
    ['an id with a space', { tagId: 'my poll' }, 'scripts.0 (my poll).tagId'],
    ['another protocol', { src: 'http://survey.example/x.js' }, 'scripts.0 (poll).src'],
    ['an address without one', { src: '//survey.example/x.js' }, 'scripts.0 (poll).src'],
    ['a handler', { attributes: { onload: 'steal()' } }, 'scripts.0 (poll).attributes'],
    [
      'a star for all it keeps',
      { keeps: { cookies: ['*'] } },
      'scripts.0 (poll).keeps.cookies.0: must be a name',
    ],
    ['a place nothing is kept in', { keeps: { cookie: ['a'] } }, 'scripts.0 (poll).keeps'],
    ['nothing to run', { src: undefined }, 'scripts.0 (poll): tag poll must have either'],
    ['two things to run', { innerHTML: 'x()' }, 'scripts.0 (poll): tag poll must have either'],
    [
      'a server that asks',
      { timing: 'serverRender', src: undefined, innerHTML: 'x()' },
      'scripts.0 (poll): tag poll',
    ],
    ['a misspelt key', { gdrpCategory: 'C0002' }, 'scripts.0 (poll)'],
    ['a flag there is none of', { features: ['analitics'] }, 'scripts.0 (poll).features'],
    ['a misspelt criterion', { when: { device: ['mobile'] } }, 'scripts.0 (poll).when'],
    [
      'an edition there is none of',
      { when: { editions: ['uk'] } },
      'scripts.0 (poll).when.editions: there is no edition uk',
    ],
    ['the name of another', { attributes: { 'data-hid': 'other' } }, 'scripts.0 (poll).attributes'],
    ...['x("</SCRIPT>")', '/*<!--<script>*/'].map((innerHTML): [string, object, string] => [
      'a text that ends the element',
      { timing: 'serverRender', gdprCategory: 'C0001', src: undefined, innerHTML },
      'scripts.0 (poll): tag poll is rendered by the server: its innerHTML can have neither',
    ]),
    [
      'a server that asks who reads',
      { timing: 'serverRender', gdprCategory: 'C0001', src: undefined, innerHTML: 'x()', when: {} },
      'scripts.0 (poll): tag poll is rendered by the server for everybody',
    ],
  ])('EN-69 a tag with %s fails the start by its name', (_, change, message) => {
    expect(check({ scripts: [{ ...tag, ...change }] })).toThrow(`neutron.config.ts: ${message}`);
  });

  it('CN-04 EN-69 a tag named twice fails the start', () => {
    expect(check({ scripts: [tag, tag] })).toThrow('scripts.1 (poll).tagId: is named twice: poll');
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
    [
      'a wrong experiment',
      {
        experiments: [
          ...publication.experiments,
          { ...publication.experiments[0], id: 'next', version: '1.0' },
        ],
      },
      'experiments.7 (next).version: version must have only letters',
    ],
    [
      'one experiment twice',
      { experiments: [publication.experiments[0], publication.experiments[0]] },
      'experiments.1 (bl1_adcap_mob).id: is named twice: bl1_adcap_mob',
    ],
    [
      'an experiment whose criteria are a flag',
      { experiments: [{ ...publication.experiments[0], criteria: true }] },
      'experiments.0 (bl1_adcap_mob).criteria',
    ],
    [
      'a route there is none of',
      { experiments: [{ ...publication.experiments[0], criteria: { not: { routes: ['artikel'] } } }] },
      'experiments.0 (bl1_adcap_mob).criteria.not.routes: there is no route artikel',
    ],
    [
      'an edition there is none of',
      {
        features: {
          ...publication.features,
          ads: { otherwise: true, chain: [{ when: { editions: ['uk'] }, is: false }] },
        },
      },
      'features.ads.chain.0.when.editions: there is no edition uk',
    ],
    ['a misspelt flag', { features: { ...publication.features, adz: true } }, 'features: Unrecognized key'],
    ['a flag that is missing', { features: { ...publication.features, ads: undefined } }, 'features.ads'],
    ['no image base', { imageBases: [] }, 'imageBases: must name at least one'],
    ['an unknown key', { brandd: {} }, 'brandd'],
    [
      'a menu entry without words',
      { menus: { ...publication.menus, more: { trackingName: 'more' } } },
      'menus.more.linkText',
    ],
    ['a missing key', { apiKey: undefined }, 'apiKey'],
    ['half an app', { appleApp: { appId: '123' } }, 'appleApp.affiliateId'],
    ['a place that is none', { consent: { regions: [{ places: ['Ohio'], model: 'opt-out' }] } }, 'consent.'],
  ])('CFG-01 %s: the wrong key is named', (_name, change, message) => {
    expect(check(change)).toThrow(`neutron.config.ts: ${message}`);
  });

  it('AD-45 has slots for every kind of page, and an interstitial for all', () => {
    expect(Object.keys(publication.ads.pages).sort()).toEqual([...adPageTypes].sort());
    expect(adPageTypes).toHaveLength(13);
    expect(publication.ads.interstitial.slots).toEqual({
      desktop: 'interstitial-1',
      mobile: 'interstitial-1',
    });
  });

  it('AD-46 names every slot by its family and position', () => {
    const names = [
      publication.ads.interstitial,
      ...Object.values(publication.ads.pages).flatMap(Object.values),
    ]
      .flatMap(({ slots }: AdSlotConfig) => Object.values(slots))
      .map((name) => name?.replace(/-\d+$/, ''));
    expect(new Set(names)).toEqual(new Set(adFamilies));
  });

  it.each([
    ['an unknown slot', withSkybox({ slots: { desktop: 'mpu-9', mobile: 'interstitial-1' } })],
    ['a name without a position', withSkybox({ slots: { desktop: 'skybox', mobile: 'interstitial-1' } })],
    [
      'a size of ten thousand pixels',
      withSkybox({
        monetizationSlots: { 'interstitial-1': { type: 'display', sizes: { desktop: [[300, 10_000]] } } },
      }),
    ],
    [
      'an unknown type of ad',
      withSkybox({ monetizationSlots: { 'interstitial-1': { type: 'popup', sizes: {} } } }),
    ],
    [
      'a constraint that is no selector',
      withSkybox({
        monetizationSlots: { 'interstitial-1': { type: 'display', sizes: {}, constraint: 'figure >' } },
      }),
    ],
    ['a misspelt key', withSkybox({ collapseEmty: true })],
    ['two class names', withSkybox({ bodyClass: 'a b' })],
  ])('AD-45 AD-52 %s stops the start, and the entry is named', (_, change) => {
    expect(check(change)).toThrow('neutron.config.ts: ads.pages.article.skybox');
  });

  const variant = (id: string, bucket: string, change: object) => ({
    variants: { [id]: { [bucket]: change } },
  });
  it.each([
    ['variants.unknown: there is no test unknown', variant('unknown', 'test', {})],
    ['variants.stickyCta.left: stickyCta has no bucket left', variant('stickyCta', 'left', {})],
    [
      'variants.stickyCta.test.caps: there is no slot mpu-9',
      variant('stickyCta', 'test', { caps: { 'mpu-9': 1 } }),
    ],
    ['variants.stickyCta.test.caps.mpu-1', variant('stickyCta', 'test', { caps: { 'mpu-1': 0 } })],
    [
      'variants.stickyCta.test.lazyLoadMargin: must be a margin',
      variant('stickyCta', 'test', { lazyLoadMargin: 'far' }),
    ],
    [
      'interstitial.when.routes: there is no route artikel',
      { interstitial: { ...publication.ads.interstitial, when: { routes: ['artikel'] } } },
    ],
    [
      'interstitial.when: Unrecognized key',
      { interstitial: { ...publication.ads.interstitial, when: { device: ['mobile'] } } },
    ],
  ])('AB-13 AB-18 EN-62 ads.%s stops the start', (message, change) => {
    expect(check({ ads: { ...publication.ads, ...change } })).toThrow(`neutron.config.ts: ads.${message}`);
  });

  it.each([
    ['scriptUrl', { scriptUrl: 'javascript:alert(1)' }],
    ['scriptUrl', { scriptUrl: 'http://ads.example/gpt.js' }],
    ['network', { network: 'abc' }],
    ['lazyLoadMargin', { lazyLoadMargin: 'far' }],
    ['pages.home', { pages: { ...publication.ads.pages, home: undefined } }],
    ['services.taboola', { services: { taboola: { scriptUrl: '', account: 'x' } } }],
  ])('AD-02 AD-04 ads.%s: %o', (key, change) => {
    expect(check({ ads: { ...publication.ads, ...change } })).toThrow(`neutron.config.ts: ads.${key}`);
  });

  const taboola = { taboola: { scriptUrl: 'https://ads.example/loader.js', account: 'x' } };
  it.each([
    ['AD-02', 'scriptUrl', { scriptUrl: 'https://ads.example/gpt.js' }],
    ['AD-04', 'services.taboola.scriptUrl', { services: taboola }],
  ])('%s ads.%s of another company needs the policy such scripts work under', (_, key, change) => {
    const ads = { ...publication.ads, ...change };
    const message = `neutron.config.ts: ads.${key}: needs adServer.securityProfile 'gpt'`;
    expect(check({ ads })).toThrow(message);
    expect(check({ ads, adServer: { securityProfile: 'strict' } })).toThrow(message);
    expect(check({ ads, adServer: { securityProfile: 'gpt' } })).not.toThrow();
  });

  it('VAL-01 a key that is loaded twice fails, and both files are named', () => {
    const { features, ...rest } = publication;
    const modules = { 'neutron.config.ts': rest, 'flags.ts': { features } };
    expect(loadPublication(modules).features).toEqual(features);
    expect(() => loadPublication({ ...modules, 'more-flags.ts': { features } })).toThrow(
      'more-flags.ts: features is loaded twice; flags.ts has it already',
    );
  });

  it('CN-04 CN-13 a tag cannot have the name of one that the site brings by itself', () => {
    const tag = { tagId: 'analytics', timing: 'queue', src: '/a.js', gdprCategory: 'C0002' } as const;
    expect(check({ scripts: [tag] })).toThrow(
      'neutron.config.ts: scripts.0 (analytics).tagId: is the name of a tag that the site brings by itself',
    );
    expect(check({ scripts: [{ ...tag, tagId: 'analytics-of-others' }] })).not.toThrow();
  });

  it.each(['http://vendor.example/tag.js', '#tag', '//vendor.example/tag.js'])(
    'CN-13 the script of the measurement does not come from %s',
    (scriptUrl) => {
      const measurement = { ...publication.measurement, scriptUrl };
      expect(check({ measurement })).toThrow('neutron.config.ts: measurement.scriptUrl: must be');
    },
  );

  it('AD-54 VD-07 video ads of another server need a policy that allows requests to it', () => {
    const videoAds = { ...publication.videoAds, tagUrl: 'https://ads.example/vast' };
    const message = "neutron.config.ts: videoAds.tagUrl: needs adServer.securityProfile 'gpt'";
    expect(check({ videoAds })).toThrow(message);
    expect(check({ videoAds, adServer: { securityProfile: 'gpt' } })).not.toThrow();
  });

  it.each([
    ['without the policy it needs', {}, "videoAds.imaUrl: needs adServer.securityProfile 'gpt'"],
    ['with it', { securityProfile: 'gpt' }, undefined],
  ])('VD-07 video ads by the SDK of an ad network %s', (_, adServer, message) => {
    const change = {
      videoAds: { ...publication.videoAds, imaUrl: 'https://ads.example/ima3.js' },
      adServer,
    };
    if (message) expect(check(change)).toThrow(message);
    else expect(check(change)).not.toThrow();
  });
});
