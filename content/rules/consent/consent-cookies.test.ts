import { describe, expect, it } from 'vitest';
import { type ConsentAnswer, readAnswer, writeAnswer } from './consent-cookies.ts';

const now = new Date('2026-11-15T12:00:00Z');
const given: ConsentAnswer = {
  allowed: ['C0001', 'C0002', 'C0005'],
  at: new Date('2026-11-14T09:30:00.250Z'),
  isGpc: false,
  consentId: '0a1b2c3d-aaaa-4bbb-8ccc-0123456789ab',
  count: 2,
};
const cookies = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const stored = writeAnswer(given, { country: 'US', region: 'CA' });

describe('the cookies of an answer', () => {
  it('CN-11 an answer is read as it was written', () => {
    expect(readAnswer(`theme=dark; ${cookies(stored)}; x=y`, now)).toEqual(given);
  });

  it('CN-11 stands in the shape consent platforms use', () => {
    const fields = new URLSearchParams(decodeURIComponent(stored.OptanonConsent ?? ''));
    expect(fields.get('groups')).toBe('C0001:1,C0002:1,C0003:0,C0004:0,C0005:1');
    expect(fields.get('geolocation')).toBe('US;CA');
    expect(fields.get('isIABGlobal')).toBe('false');
    expect(fields.get('AwaitingReconsent')).toBe('false');
    expect(stored.OptanonAlertBoxClosed).toBe('2026-11-14T09:30:00.250Z');
    // No character that ends a cookie or splits it.
    expect(cookies(stored)).toMatch(/^[^\s,]*=[^;\s,]*; [^;\s,]*$/);
  });

  const forged = (change: (text: string) => string, closed = stored.OptanonAlertBoxClosed ?? '') =>
    cookies({ OptanonConsent: change(stored.OptanonConsent ?? ''), OptanonAlertBoxClosed: closed });
  const groups = (list: string) => forged((text) => text.replace(/groups=[^&]*/, `groups=${list}`));
  it.each([
    ['four groups', 'C0001:1,C0002:1,C0003:0,C0004:1', ['C0001', 'C0002', 'C0004']],
    ['groups beside the five', 'C0001:1,C0002:0,C0003:1,C0004:0,C0005:0,SSPD_BG:1', ['C0001', 'C0003']],
    ['groups in another order', 'STACK42:1,C0004:1,C0001:1', ['C0001', 'C0004']],
    ['an unknown group', 'C0001:1,C0002:1,C0003:1,C0004:1,C0009:1', ['C0001', 'C0002', 'C0003', 'C0004']],
    ['a group that only looks alike', 'C0001:1,XC0002:1,C00022:1,c0003:1', ['C0001']],
  ])('CN-11 of a platform with %s the answer is known, and nothing more is agreed to', (_, list, allowed) => {
    expect(readAnswer(groups(list), now)?.allowed).toEqual(allowed);
  });

  it.each([
    ['nothing', ''],
    ['no time', cookies({ OptanonConsent: stored.OptanonConsent ?? '' })],
    ['no answer', 'OptanonAlertBoxClosed=2026-11-14T09:30:00Z'],
    ['a time that is none', forged((text) => text, 'yesterday')],
    ['a day that is none', forged((text) => text, '2026-99-99T09:30:00Z')],
    ['a time to come', forged((text) => text, '2026-11-17T09:30:00Z')],
    ['an answer of more than a year ago', forged((text) => text, '2025-11-14T09:30:00Z')],
    ['all groups by a star', groups('*')],
    ['the necessary left out', groups('C0002:1,C0003:1,C0004:1,C0005:1')],
    ['a group twice', groups('C0001:1,C0002:1,C0003:1,C0004:1,C0004:1')],
    ['a group both denied and granted', groups('C0001:1,C0002:0,C0002:1')],
    ['another group twice', groups('C0001:1,STACK42:1,STACK42:0')],
    ['another group that is markup', groups('C0001:1,<b>:1')],
    ['a list with a hole', groups('C0001:1,,C0002:1')],
    ['a list that does not end', groups('C0001:1,C0002:1,')],
    ['a group without a value', groups('C0001:1,C0002')],
    ['a group with two values', groups('C0001:1,C0002:0:1')],
    ['a group without a name', groups('C0001:1,:1')],
    ['a name without end', groups(`C0001:1,${'X'.repeat(65)}:1`)],
    ['a value that is none', groups('C0001:1,C0002:true,C0003:1,C0004:1,C0005:1')],
    ['the necessary category denied', groups('C0001:0,C0002:1,C0003:1,C0004:1,C0005:1')],
    ['groups twice', forged((text) => `${text}&groups=C0001:1,C0002:1,C0003:1,C0004:1,C0005:1`)],
    ['groups hidden in another field', forged((text) => `${text}&landingPath=%26groups%3DC0001%3A1`)],
    ['a script as a name', forged((text) => text.replace(/consentId=[^&]*/, 'consentId=<script>'))],
    ['a book', forged((text) => `${text}&hosts=${'x'.repeat(5000)}`)],
    ['rubbish', 'OptanonConsent=%E0%A4%A; OptanonAlertBoxClosed=2026-11-14T09:30:00Z'],
    ['JSON', 'OptanonConsent={"groups":"*"}; OptanonAlertBoxClosed=2026-11-14T09:30:00Z'],
  ])('CN-11 %s is no answer', (_, header) => {
    expect(readAnswer(header, now)).toBeUndefined();
  });
});
