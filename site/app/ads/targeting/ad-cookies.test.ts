import { describe, expect, it } from 'vitest';
import { adCookies } from '#content/limits.ts';
import { storageUses } from '../../consent/storage-uses.ts';
import { nextSession, sessionCookies } from './ad-cookies.ts';

const next = (cookies: Record<string, string>, ftag?: string) =>
  nextSession(cookies, ftag, () => 'new-session');

describe('ad cookies', () => {
  it('AD-38 AD-39 store the session, its page views and the last ftag', () => {
    expect(Object.values(adCookies)).toEqual(['fly_ad', 'fly_ad_pv', 'fly_ad_ftag']);
    expect(next({})).toEqual({ id: 'new-session', pageViews: 1, ftag: undefined });
    expect(next({ fly_ad: 'a-session', fly_ad_pv: '4', fly_ad_ftag: 'x' })).toEqual({
      id: 'a-session',
      pageViews: 5,
      ftag: 'x',
    });
    expect(next({ fly_ad: 'a-session', fly_ad_pv: '4', fly_ad_ftag: 'x' }, 'y').ftag).toBe('y');
  });

  it.each([
    [{ fly_ad: '<script>', fly_ad_pv: '3' }],
    [{ fly_ad: 'x', fly_ad_pv: '99999999' }],
    [{ fly_ad_pv: '7' }],
  ])('AD-39 forged cookies start a new session: %o', (cookies: Record<string, string>) => {
    expect(next(cookies)).toMatchObject({ id: 'new-session', pageViews: 1 });
  });

  it('AD-38 are for this site only, last 30 minutes, and cannot inject another cookie', () => {
    const written = sessionCookies({ id: 'a-session', pageViews: 2, ftag: 'a;b=c' }, true);
    expect(written).toEqual([
      'fly_ad=a-session; Max-Age=1800; Path=/; SameSite=Lax; Secure',
      'fly_ad_pv=2; Max-Age=1800; Path=/; SameSite=Lax; Secure',
      'fly_ad_ftag=a%3Bb%3Dc; Max-Age=1800; Path=/; SameSite=Lax; Secure',
    ]);
    expect(sessionCookies({ id: 'a-session', pageViews: 1 }, false)).toHaveLength(2);
  });

  it('AD-39 belong to the targeting category, so withdrawing consent deletes them', () => {
    expect(storageUses.C0004.cookies).toEqual(expect.arrayContaining(Object.values(adCookies)));
  });
});
