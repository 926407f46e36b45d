import { describe, expect, it } from 'vitest';
import { parseCookies } from '#platform/cookies.ts';
import { chooseDevice, deviceForWidth } from './device.ts';
import { choosePreferredEdition, isEdition } from './edition.ts';
import { isDebug } from './is-debug.ts';

const request = { query: {}, cookies: {}, headers: {} };
const us = [{ code: 'us' }];
const two = [{ code: 'us' }, { code: 'uk' }, { code: 'fr' }, { code: 'de' }];

describe('edition', () => {
  it.each([
    ['RM-30', 'a locale', 'us', true],
    ['RM-30', 'a sister edition', 'fr', false],
    ['RM-30', 'nothing', undefined, false],
  ])('%s %s', (_id, _name, code, expected) => {
    expect(isEdition(code, us)).toBe(expected);
  });

  it.each([
    ['RM-30', 'an invalid edition falls back to us', { query: { edition: 'fr' } }, us, 'us'],
    ['RM-31', 'query edition', { query: { edition: 'uk' } }, two, 'uk'],
    ['RM-31', 'query preferredEdition', { query: { preferredEdition: 'uk' } }, two, 'uk'],
    ['RM-31', 'cookie', { cookies: { preferredEdition: 'uk' } }, two, 'uk'],
    ['RM-31', 'header', { headers: { 'cdn-preferred-edition': 'uk' } }, two, 'uk'],
    [
      'RM-32',
      'query before cookie before header',
      {
        query: { edition: 'uk' },
        cookies: { preferredEdition: 'fr' },
        headers: { 'cdn-preferred-edition': 'de' },
      },
      two,
      'uk',
    ],
    [
      'RM-32',
      'cookie before header',
      { cookies: { preferredEdition: 'fr' }, headers: { 'cdn-preferred-edition': 'de' } },
      two,
      'fr',
    ],
    [
      'RM-32',
      'what is no edition is passed over',
      { query: { edition: 'xx' }, cookies: { preferredEdition: 'fr' } },
      two,
      'fr',
    ],
    ['RM-33', 'no input gives us', {}, two, 'us'],
    ['RM-33', 'names of Object are no input', { query: { toString: 'uk' } }, two, 'us'],
  ])('%s %s', (_id, _name, given, locales, expected) => {
    expect(choosePreferredEdition({ ...request, ...given }, locales)).toBe(expected);
  });
});

describe('device', () => {
  it.each([
    ['DV-01', 'query', { query: { device: 'tablet' } }, undefined, 'tablet'],
    ['DV-01', 'cookie', { cookies: { device: 'desktop' } }, undefined, 'desktop'],
    ['DV-01', 'header', { headers: { 'x-device': 'tablet' } }, undefined, 'tablet'],
    ['DV-01', 'another value is ignored', { query: { device: 'tv' } }, undefined, 'mobile'],
    ['DV-03', 'default', {}, undefined, 'mobile'],
    ['DV-05', 'query first', { query: { device: 'tablet' } }, 'mobile', 'tablet'],
    ['DV-05', 'then the window', { cookies: { device: 'mobile' } }, 'desktop', 'desktop'],
    [
      'DV-05',
      'without a window the cookie',
      { cookies: { device: 'desktop' }, headers: { 'x-device': 'tablet' } },
      undefined,
      'desktop',
    ],
    ['DV-05', 'then the header', { cookies: {}, headers: { 'x-device': 'tablet' } }, undefined, 'tablet'],
  ] as const)('%s %s', (_id, _name, given, window, expected) => {
    expect(chooseDevice({ ...request, ...given }, window)).toBe(expected);
  });

  it.each([
    ['DV-02', 320, 'mobile'],
    ['DV-02', 767, 'mobile'],
    ['DV-02', 768, 'tablet'],
    ['DV-02', 1023, 'tablet'],
    ['DV-02', 1024, 'desktop'],
    ['DV-06', 200, 'mobile'],
    ['DV-06', 2560, 'desktop'],
  ])('%s %i px is a %s', (_id, width, device) => {
    expect(deviceForWidth(width)).toBe(device);
  });
});

describe('debug mode and cookies', () => {
  it.each([
    ['RM-29', { query: { jsDebug: '1' } }, true],
    ['RM-29', { cookies: { jsDebug: 'true' } }, true],
    ['RM-29', { query: { jsDebug: '0' }, cookies: { jsDebug: '1' } }, false],
    ['RM-29', {}, false],
  ])('%s debug from %j: %s', (_id, given, expected) => {
    expect(isDebug({ ...request, ...given })).toBe(expected);
  });

  it('reads device, preferredEdition and geo from a cookie header', () => {
    expect({
      ...parseCookies('device=tablet; preferredEdition=us;geo=US-WA; odd; =x; bad=%E0%A4%A; geo=XX'),
    }).toEqual({
      device: 'tablet',
      preferredEdition: 'us',
      geo: 'US-WA',
      bad: '%E0%A4%A',
    });
    expect({ ...parseCookies(undefined) }).toEqual({});
  });
});
