import { describe, expect, it } from 'vitest';
import { type AdTag, adTagUrl, correlatorOf } from './ad-tag-url.ts';
import { areVideoAdsSuppressed } from './ads-suppressed.ts';
import { autoplayTypeOf, mayAutoplay } from './autoplay.ts';
import { placesName, placeToResume, savePosition } from './stored-position.ts';

const tag: AdTag = {
  server: '/ads/vast',
  unit: '/1234/wavelength/desktop/video/video',
  profile: 'web',
  contentSource: '2500',
  videoId: 'video-1',
  targeting: { ptype: 'video', topic: 'a&b=c', cid: undefined, empty: '' },
  page: 'https://wavelength.example/video/a/?email=me@mail.example#t=3',
  description: 'https://wavelength.example/video/a/',
  correlator: 77,
  isPersonal: true,
  isMuted: false,
  startsByItself: false,
};
const queryOf = (more: Partial<AdTag> = {}) =>
  new URL(adTagUrl({ ...tag, ...more }), 'https://x.example').searchParams;

describe('adTagUrl', () => {
  it('VD-12 carries every parameter', () => {
    expect(Object.fromEntries(queryOf())).toEqual({
      iu: '/1234/wavelength/desktop/video/video',
      sz: '640x480',
      ciu_szs: '300x60',
      pp: 'web',
      env: 'vp',
      gdfp_req: '1',
      output: 'xml_vast4',
      unviewed_position_start: '1',
      cust_params: 'ptype=video&topic=a%26b%3Dc',
      cmsid: '2500',
      vid: 'video-1',
      url: 'https://wavelength.example/video/a/',
      description_url: 'https://wavelength.example/video/a/',
      plcmt: '1',
      vpa: 'click',
      vpmute: '0',
      correlator: '77',
    });
  });

  it('VD-11 requests 640x480 and a companion of 300x60', () => {
    expect([queryOf().get('sz'), queryOf().get('ciu_szs')]).toEqual(['640x480', '300x60']);
  });

  it('VD-12 encodes custom values twice, and joins a server that has a query already', () => {
    expect(adTagUrl(tag)).toContain('cust_params=ptype%3Dvideo%26topic%3Da%2526b%253Dc');
    const url = adTagUrl({ ...tag, server: 'https://ads.example/gampad/ads?hl=en' });
    expect(new URL(url).searchParams.get('hl')).toBe('en');
    expect(new URL(url).searchParams.get('iu')).toBe(tag.unit);
  });

  it.each<[Partial<AdTag>, string, string | null]>([
    [{ isPersonal: false }, 'npa', '1'],
    [{ isPersonal: true }, 'npa', null],
    [{ isMuted: true }, 'vpmute', '1'],
    [{ startsByItself: true }, 'vpa', 'auto'],
  ])('VD-14 %o sends %s=%s', (more, name, value) => {
    expect(queryOf(more).get(name)).toBe(value);
  });

  it.each([0, 0.5, 0.999_999_999])('VD-12 a correlator is a positive integer, from %d', (random) => {
    const correlator = correlatorOf(() => random);
    expect(Number.isSafeInteger(correlator) && correlator > 0 && correlator < 2 ** 31).toBe(true);
  });
});

describe('areVideoAdsSuppressed', () => {
  it.each([
    [true, 'all', false, true],
    [true, 'all', true, false],
    [true, null, false, false],
    [true, 'some', true, false],
    [false, 'all', false, false],
    [false, 'all', true, false],
    [false, null, false, false],
    [false, null, true, false],
  ] as const)(
    'VD-13 VD-14 suppressAds %s, adSuppress %s, consent %s: %s',
    (suppressAds, adSuppress, hasTargetingConsent, expected) => {
      expect(areVideoAdsSuppressed({ suppressAds, adSuppress, hasTargetingConsent })).toBe(expected);
    },
  );
});

describe('mayAutoplay', () => {
  const requested = { wasRequested: true, isInView: true, prefersReducedMotion: false, savesData: false };
  it.each([
    [{}, true],
    [{ wasRequested: false }, false],
    [{ isInView: false }, false],
    [{ prefersReducedMotion: true }, false],
    [{ savesData: true }, false],
  ])('VD-04 %o: %s', (more, expected) => {
    expect(mayAutoplay({ ...requested, ...more })).toBe(expected);
  });

  it('VD-04 is AUTOPLAY or MANUAL', () => {
    expect([true, false].map(autoplayTypeOf)).toEqual(['AUTOPLAY', 'MANUAL']);
  });
});

describe('stored positions', () => {
  const memoryOf = (text?: string) => {
    const stored = new Map(text === undefined ? [] : [[placesName, text]]);
    return {
      stored,
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    };
  };
  const day = 86_400_000;

  it.each([
    ['in the middle', 60, 60],
    ['hardly begun', 2, undefined],
    ['to the end', 118, undefined],
  ])('resumes a video that was stopped %s', (_name, time, expected) => {
    const memory = memoryOf();
    savePosition(memory, { videoId: 'a', time: 30, duration: 120 }, 0);
    savePosition(memory, { videoId: 'a', time, duration: 120 }, 1);
    expect(placeToResume(memory, 'a', 2)).toBe(expected);
    expect(placeToResume(memory, 'b', 2)).toBeUndefined();
  });

  it('expires after thirty days, and the oldest beyond fifty', () => {
    const memory = memoryOf();
    for (let index = 0; index < 60; index++)
      savePosition(memory, { videoId: `f${index}`, time: 10, duration: 100 }, index);
    expect(placeToResume(memory, 'f9', 60)).toBeUndefined();
    expect(placeToResume(memory, 'f10', 60)).toBe(10);
    expect(placeToResume(memory, 'f59', 60 + 30 * day)).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"a":7}',
    '{"a":{"at":-1,"savedAt":1}}',
    '{"a":{"at":"1","savedAt":1}}',
    '{"__proto__":1}',
  ])('tolerates malformed storage: %s', (stored) => {
    const memory = memoryOf(stored);
    expect(placeToResume(memory, 'a', 1)).toBeUndefined();
    expect(placeToResume(memory, 'constructor', 1)).toBeUndefined();
    savePosition(memory, { videoId: 'a', time: 10, duration: 100 }, 1);
    expect(placeToResume(memory, 'a', 1)).toBe(10);
  });
});
