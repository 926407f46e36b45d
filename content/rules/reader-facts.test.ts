import { describe, expect, it } from 'vitest';
import { isCrawler } from './crawler.ts';
import { deviceCookieText } from './device.ts';
import { readerFacts } from './reader-facts.ts';

const nothing = { query: {}, cookies: {}, headers: {} };

describe('who reads', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)', true],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
    ['Mozilla/5.0 (compatible; Linespider/1.1)', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
    [undefined, false],
  ])('AB-24 %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected);
  });

  it('ROLE-04 DV-01 says only what is known: registered is not logged in, and no device is guessed', () => {
    const request = { query: { a: '1' }, cookies: { user: 'x', geo: 'US-WA' }, headers: {} };
    expect(readerFacts(request, { userAgent: undefined, isRegistered: true })).toEqual({
      device: undefined,
      country: 'US',
      region: 'WA',
      isRegistered: true,
      isCrawler: false,
      query: { a: '1' },
    });
    expect(readerFacts(nothing, { userAgent: undefined, isRegistered: true }, 'tablet').device).toBe(
      'tablet',
    );
  });

  it('DV-04 the device is kept for a week', () => {
    expect(deviceCookieText('tablet')).toBe('device=tablet; Max-Age=604800; Path=/; SameSite=Lax; Secure');
  });
});
