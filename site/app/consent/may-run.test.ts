import { afterEach, expect, it, vi } from 'vitest';
import { writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { mayRun, onConsentChange } from './may-run.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (allowed: readonly ('C0001' | 'C0002')[]) =>
  Object.entries(writeAnswer({ allowed, at: new Date(), isGpc: false, consentId: 'x', count: 1 }, {}))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

function browser({ groups, cookie = '', isGpc }: { groups?: unknown; cookie?: string; isGpc?: boolean }) {
  vi.stubGlobal('window', { OnetrustActiveGroups: groups });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { globalPrivacyControl: isGpc });
}

it('CN-02 on a server nobody has agreed to anything', () => {
  expect(mayRun('C0002')).toEqual({ allowed: false, reason: 'not-answered' });
  expect(mayRun('C0001')).toEqual({ allowed: true, reason: 'necessary' });
});

it.each([
  ['nothing said', {}, 'C0002', 'not-answered'],
  ['a stored yes', { cookie: stored(['C0001', 'C0002']) }, 'C0002', 'granted'],
  ['a stored no', { cookie: stored(['C0001']) }, 'C0002', 'refused'],
  [
    'a forged cookie',
    { cookie: 'OptanonConsent=groups=C0002:1; OptanonAlertBoxClosed=x' },
    'C0002',
    'not-answered',
  ],
  ['the platform', { groups: ',C0001,C0002,' }, 'C0002', 'not-refused'],
  [
    'the platform, over a stored no',
    { groups: ',C0001,C0002,', cookie: stored(['C0001']) },
    'C0002',
    'granted',
  ],
  ['a platform that speaks rubbish', { groups: 'C0002' }, 'C0002', 'not-answered'],
  ['a platform that is an object', { groups: { C0002: true } }, 'C0002', 'not-answered'],
  ['CN-12 do not sell', { groups: ',C0001,C0004,', isGpc: true }, 'C0004', 'do-not-sell'],
] as const)('CN-02 by %s', (_, facts, category, reason) => {
  browser(facts);
  expect(mayRun(category).reason).toBe(reason);
});

it('CN-03 whoever listens hears of every change until they stop', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  let heard = 0;
  const stop = onConsentChange(() => heard++);
  target.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  stop();
  target.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(heard).toBe(1);
});
