import { describe, expect, it } from 'vitest';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';
import { createPlatform } from './platform.ts';
import { readContext } from './read-context.ts';

const asked: ConsentContext = { country: 'DE', model: 'opt-in', isGpc: false };
const notAsked: ConsentContext = { country: 'US', region: 'OH', model: 'opt-out', isGpc: false };
const all = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];

function open(
  context: ConsentContext | Error = asked,
  {
    isGpc = false,
    jar = new Map<string, string>(),
    kept,
  }: { isGpc?: boolean; jar?: Map<string, string>; kept?: ConsentContext | undefined } = {},
) {
  let asked = 0;
  const announced: (readonly string[])[] = [];
  const events: string[] = [];
  const receipts: unknown[] = [];
  const platform = createPlatform({
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie: (name, value) => void jar.set(name, value),
    now: () => new Date('2026-11-15T12:00:00Z'),
    newId: () => 'made-up',
    isGpc,
    keptContext: kept,
    loadContext: async () => {
      asked++;
      if (context instanceof Error) throw context;
      return context;
    },
    announce: (active) => void announced.push(active),
    ask: () => void events.push('ask'),
    showPreferences: () => void events.push('preferences'),
    sendReceipt: ({ consentId, allowed, count }) => void receipts.push([consentId, allowed.join(), count]),
  });
  return { platform, announced, events, receipts, jar, asked: () => asked };
}

describe('the consent platform', () => {
  it.each([
    ['asks first where readers have to say yes', asked, ['C0001']],
    ['lets run where readers may say no', notAsked, all],
    ['asks first when nobody knows where the reader is', new Error('down'), ['C0001']],
    [
      'CN-12 hears the signal in the request',
      { ...notAsked, isGpc: true },
      all.filter((id) => id !== 'C0004'),
    ],
  ])('CN-11 %s', async (_, context, active) => {
    const { platform, announced, events, jar } = open(context);
    await platform.start();
    expect(announced).toEqual([active]);
    expect(events).toEqual(['ask']);
    // Nothing is kept about a reader who has not answered.
    expect(jar.size).toBe(0);
  });

  it.each([
    ['AllowAll', all],
    ['RejectAll', ['C0001']],
    ['Close', ['C0001']],
  ] as const)('CN-11 %s answers, remembers, and asks no more', async (name, active) => {
    const { platform, announced, receipts, jar } = open();
    const heard: unknown[] = [];
    platform.api.OnConsentChanged((event) => heard.push(event.detail));
    await platform.start();
    expect(platform.api.IsAlertBoxClosed()).toBe(false);
    platform.api[name]();
    expect(announced.at(-1)).toEqual(active);
    expect(heard).toEqual([active]);
    expect(receipts).toEqual([['made-up', active.join(), 1]]);
    const next = open(asked, { jar });
    await next.platform.start();
    expect(next.announced.at(-1)).toEqual(active);
    expect([next.events, next.receipts]).toEqual([[], []]);
    expect(next.platform.api.IsAlertBoxClosed()).toBe(true);
  });

  it('CN-03 CN-11 answers by category and changes one without the others', async () => {
    const { platform } = open();
    await platform.start();
    platform.api.UpdateConsent('Category', 'C0002:1,C0005:1');
    expect(platform.active()).toEqual(['C0001', 'C0002', 'C0005']);
    platform.api.UpdateConsent('Category', 'C0002:0,C0001:0,C0009:1');
    expect(platform.active()).toEqual(['C0001', 'C0005']);
    platform.api.UpdateConsent('Vendor', 'C0004:1');
    expect(platform.active()).toEqual(['C0001', 'C0005']);
    expect(platform.answer()?.count).toBe(2);
  });

  it('CN-12 under do-not-sell nobody can agree to targeting', async () => {
    const { platform, jar } = open(asked, { isGpc: true });
    await platform.start();
    platform.api.AllowAll();
    expect(platform.active()).not.toContain('C0004');
    expect(jar.get('OptanonConsent')).toMatch(/isGpcEnabled=1.*C0004%3A0/);
  });

  const withoutTargeting = all.filter((id) => id !== 'C0004');
  const signal: ConsentContext = { ...asked, isGpc: true };
  it.each<[string, ConsentContext | Error, ConsentContext | undefined, string[][], number]>([
    ['comes when the request carries no signal', asked, undefined, [withoutTargeting, all], 1],
    ['asks again in a tab that was told before', asked, asked, [withoutTargeting, all], 1],
    ['never comes when it does', signal, undefined, [withoutTargeting, withoutTargeting], 1],
    ['hears a signal that came since', signal, asked, [withoutTargeting, withoutTargeting], 1],
    ['does not come when nobody can say', new Error('down'), undefined, [withoutTargeting], 1],
    ['is settled in a tab that knows of the signal', asked, signal, [withoutTargeting], 0],
  ])('CN-12 a stored yes to targeting %s', async (_, context, kept, said, times) => {
    const jar = new Map<string, string>();
    const before = open(asked, { jar });
    await before.platform.start();
    before.platform.api.AllowAll();
    const now = open(context, { jar, kept });
    await now.platform.start();
    expect(now.announced).toEqual(said);
    expect(now.asked()).toBe(times);
    // What the reader said is not forgotten by it.
    expect(jar.get('OptanonConsent')).toMatch(/C0004%3A1/);
  });

  it('CN-12 a yes given in a tab that was told before waits for the signal, and nothing else does', async () => {
    const { platform, announced, asked: times } = open(asked, { kept: asked });
    await platform.start();
    expect([announced, times()]).toEqual([[['C0001']], 0]);
    platform.api.AllowAll();
    expect(announced.at(-1)).toEqual(withoutTargeting);
    await new Promise((resolve) => setTimeout(resolve));
    expect([announced.at(-1), times()]).toEqual([all, 1]);
  });

  it('CN-11 hears what was answered in another tab', async () => {
    const jar = new Map<string, string>();
    const here = open(asked, { jar });
    await here.platform.start();
    const there = open(asked, { jar });
    there.platform.api.AllowAll();
    here.platform.readAgain();
    expect(here.announced.at(-1)).toEqual(all);
    here.platform.readAgain();
    expect(here.announced).toHaveLength(2);
  });

  it('CN-11 tells about itself as its product does', async () => {
    const { platform } = open(notAsked);
    await platform.start();
    const { ShowAlertNotice, ConsentModel, Groups } = platform.api.GetDomainData();
    expect({ ShowAlertNotice, ConsentModel }).toEqual({
      ShowAlertNotice: true,
      ConsentModel: { Name: 'opt-out' },
    });
    expect(Groups.map(({ CustomGroupId, Status }) => `${CustomGroupId} ${Status}`)).toEqual([
      'C0001 always active',
      ...all.slice(1).map((id) => `${id} active`),
    ]);
    expect(platform.api.getGeolocationData()).toEqual({ country: 'US', state: 'OH' });
  });
});

it.each([
  [null],
  [''],
  ['null'],
  ['[]'],
  ['<html>'],
  ['{"model":"never","isGpc":false}'],
  ['{"model":"opt-out"}'],
  ['{"model":"opt-out","isGpc":"no"}'],
])('CN-11 what a service says that is out of order is not believed: %s', (text) => {
  expect(readContext(text)).toBeUndefined();
});
