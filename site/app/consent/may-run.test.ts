import { afterEach, expect, it, vi } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { consentFacts, mayRun, onConsentChange } from './may-run.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (allowed: readonly ConsentCategory[]) =>
  Object.entries(writeAnswer({ allowed, at: new Date(), isGpc: false, consentId: 'x', count: 1 }, {}))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

interface Browser {
  groups?: unknown;
  cookie?: string;
  isGpc?: boolean;
  isReported?: boolean;
  unknown?: unknown;
}

function browser({ groups, cookie = '', isGpc, isReported, unknown }: Browser) {
  vi.stubGlobal('window', { OnetrustActiveGroups: groups, consentGpc: isReported, consentUnknown: unknown });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { globalPrivacyControl: isGpc });
}

it('CN-02 on a server there is no consent', () => {
  expect(mayRun('C0002')).toEqual({ allowed: false, reason: 'not-answered' });
  expect(mayRun('C0001')).toEqual({ allowed: true, reason: 'necessary' });
});

it.each([
  ['no information', {}, 'C0002', 'not-answered'],
  ['a stored yes', { cookie: stored(['C0001', 'C0002']) }, 'C0002', 'granted'],
  ['a stored rejection', { cookie: stored(['C0001']) }, 'C0002', 'denied'],
  [
    'a forged cookie',
    { cookie: 'OptanonConsent=groups=C0002:1; OptanonAlertBoxClosed=x' },
    'C0002',
    'not-answered',
  ],
  ['the platform', { groups: ',C0001,C0002,' }, 'C0002', 'not-denied'],
  [
    'CN-11 a stored rejection, over a platform that does not know it yet',
    { groups: ',C0001,C0002,', cookie: stored(['C0001']) },
    'C0002',
    'denied',
  ],
  ['a platform with malformed groups', { groups: 'C0002' }, 'C0002', 'not-answered'],
  ['a platform with custom groups', { groups: ',C0001,C0002,C0003,STACK42,' }, 'C0002', 'not-denied'],
  ['and a category it omits', { groups: ',C0001,C0002,SPD_BG,C0004,' }, 'C0003', 'not-answered'],
  ['a group that only looks alike', { groups: ',C0001,XC0002,C00021,' }, 'C0002', 'not-answered'],
  ['a list with an empty entry', { groups: ',C0001,,C0002,' }, 'C0002', 'not-answered'],
  ['a list that is not closed', { groups: ',C0001,C0002' }, 'C0002', 'not-answered'],
  ['a list that is markup', { groups: ',C0001,<script>,C0002,' }, 'C0002', 'not-answered'],
  ['a list with a line break', { groups: ',C0001,\nC0002,' }, 'C0002', 'not-answered'],
  ['a name that is too long', { groups: `,C0002,${'x'.repeat(65)},` }, 'C0002', 'not-answered'],
  ['a platform that is an object', { groups: { C0002: true } }, 'C0002', 'not-answered'],
  [
    'CN-12 do not sell, reported by request headers',
    { groups: ',C0001,C0004,', isReported: true },
    'C0004',
    'do-not-sell',
  ],
  ['CN-12 do not sell', { groups: ',C0001,C0004,', isGpc: true }, 'C0004', 'do-not-sell'],
] as const)('CN-02 by %s', (_, facts, category, reason) => {
  browser(facts);
  expect(mayRun(category).reason).toBe(reason);
});

const optional = ['C0002', 'C0003', 'C0004', 'C0005'] as const;

/** Four categories and the signal, each yes or no, and a reader without a choice: the same on every kind of page. */
const choices = [0, 16].flatMap((signal) => [
  { allowed: undefined, isGpc: signal > 0 },
  ...Array.from({ length: 16 }, (_, bits) => ({
    allowed: optional.filter((_category, index) => bits & (1 << index)),
    isGpc: signal > 0,
  })),
]);

it.each(
  choices.flatMap(({ allowed, isGpc }) => [
    { choice: allowed?.join(' ') ?? 'no choice', allowed, isGpc, platform: 'has loaded' },
    { choice: allowed?.join(' ') ?? 'no choice', allowed, isGpc, platform: 'is still loading' },
    // In a region of opt-out everything is active until the reader rejects it.
    { choice: allowed?.join(' ') ?? 'no choice', allowed, isGpc, platform: 'has everything active' },
  ]),
)(
  'CN-02 CN-12 with "$choice", do-not-sell $isGpc and a platform that $platform',
  ({ allowed, isGpc, platform }) => {
    const active = platform === 'has everything active' ? optional : (allowed ?? []);
    browser({
      cookie: allowed ? stored(['C0001', ...allowed]) : '',
      isGpc,
      groups: platform === 'is still loading' ? undefined : `,${['C0001', ...active].join()},`,
    });
    const mayRunNow = optional.filter((category) => mayRun(category).allowed);
    const isChosen = (category: (typeof optional)[number]) =>
      allowed ? allowed.includes(category) : platform === 'has everything active';
    // The signal may be in a header alone: targeting waits for the platform.
    const isBlocked = (category: (typeof optional)[number]) =>
      category === 'C0004' && (isGpc || platform === 'is still loading');
    expect(mayRunNow).toEqual(optional.filter((category) => isChosen(category) && !isBlocked(category)));
    expect(mayRun('C0001').allowed).toBe(true);
  },
);

it.each([
  ['another platform', undefined, undefined],
  ['the embedded one', ',C0004,', ['', 'C0004', '']],
  ['one that speaks rubbish', { C0004: true }, undefined],
])('CN-11 unknown categories are read from %s', (_, unknown, expected) => {
  browser({ groups: ',C0001,', unknown });
  expect(consentFacts().unknown).toEqual(expected);
});

it('CN-03 listeners are called on every change until they unsubscribe', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  let calls = 0;
  const stop = onConsentChange(() => calls++);
  target.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  stop();
  target.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(calls).toBe(1);
});
