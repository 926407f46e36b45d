import { TCString } from '@iabtechlabtcf/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';
import { exampleVendorList } from '../test/vendor-list.ts';
import { supportedApis } from './gpp-sections.ts';
import { consentedPurposes, consentedVendors, doesTcfApply, usFields } from './iab-signals.ts';
import { createIabStub, type IabFunction } from './iab-stub.ts';

const at = new Date('2026-11-15T12:00:00Z');
afterEach(() => vi.unstubAllGlobals());

/** The libraries read the window while they load. */
async function load(window: object = {}) {
  vi.stubGlobal('window', window);
  return import('./iab.ts');
}

/** A window with both stubs, as the platform's script sets them. */
function stubbed() {
  const window = {} as { __tcfapi: IabFunction; __gpp: IabFunction };
  window.__tcfapi = createIabStub('__tcfapi', window, () => {});
  window.__gpp = createIabStub('__gpp', window, () => {});
  return window;
}

const american = (region: string, isGpc = false): ConsentContext => ({
  country: 'US',
  region,
  model: 'opt-out',
  isGpc,
});

describe('the IAB signals', () => {
  it.each<[readonly ConsentCategory[], number[]]>([
    [['C0001'], []],
    [['C0001', 'C0005'], []],
    [
      ['C0001', 'C0002'],
      [1, 8, 9, 10],
    ],
    [
      ['C0001', 'C0003', 'C0004'],
      [1, 2, 3, 4, 5, 6, 7, 11],
    ],
  ])('CN-11 categories %j are purposes %j', (active, purposes) => {
    expect(consentedPurposes(active)).toEqual(purposes);
  });

  it.each([
    [[], []],
    [[1, 8, 9, 10], [3002]],
    [[1, 2, 3, 4, 7], [3001]],
    [
      [1, 2, 3, 4, 7, 8, 9, 10],
      [3001, 3002, 3003],
    ],
  ])('CN-11 with purposes %j vendors %j have consent', (purposes, vendors) => {
    expect(consentedVendors(exampleVendorList.vendors, purposes)).toEqual(vendors);
  });

  it.each([
    ['FR', true],
    ['GB', true],
    ['US', false],
    [undefined, true],
  ])('CN-11 in %s the TCF applies: %s', (country, applies) => {
    expect(doesTcfApply({ country })).toBe(applies);
  });

  it('CN-11 writes a string of version 2.3: with the vendors that were disclosed', async () => {
    const { writeTcString } = await load();
    const text = writeTcString(exampleVendorList as never, [1, 8, 9, 10], at);
    const model = TCString.decode(text);
    // The second segment is that of disclosed vendors.
    expect(text.split('.').length).toBeGreaterThanOrEqual(2);
    expect([...model.vendorsDisclosed].filter(([, is]) => is).map(([id]) => id)).toEqual([3001, 3002, 3003]);
    expect([...model.purposeConsents].filter(([, is]) => is).map(([id]) => id)).toEqual([1, 8, 9, 10]);
    expect(model.vendorConsents.has(3002)).toBe(true);
    expect(model.vendorConsents.has(3001)).toBe(false);
    expect(model.policyVersion).toBe(5);
  });

  it('CN-12 signals the rejection of American readers', () => {
    expect(usFields(['C0001', 'C0004'], false)).toMatchObject({
      SaleOptOut: 2,
      SharingOptOut: 2,
      Gpc: false,
    });
    expect(usFields(['C0001'], true)).toMatchObject({
      SaleOptOut: 1,
      TargetedAdvertisingOptOut: 1,
      Gpc: true,
    });
  });

  it.each([
    ['DE', 'opt-in', 2],
    ['US', 'opt-out', 7],
    ['JP', 'opt-out', -1],
  ] as const)(
    'CN-11 the libraries take over from the stubs and answer in %s',
    async (country, model, section) => {
      const isTcf = section === 2;
      vi.resetModules();
      const window = stubbed();
      const tcf: { gdprApplies?: boolean; eventStatus?: string; tcString?: string }[] = [];
      const gpp: { eventName: string; data: unknown }[] = [];
      window.__tcfapi('addEventListener', 2, (data: object) => tcf.push({ ...data }));
      window.__gpp('addEventListener', (event: never) => gpp.push(event));
      const { startIab } = await load(window);
      const context: ConsentContext = { country, model, isGpc: false };
      let answer: { at: Date } | undefined;
      const platform = {
        context: () => context,
        active: () => ['C0001', 'C0002'] as const,
        answer: () => answer,
      };
      const bridge = startIab(platform as never, exampleVendorList as never);
      bridge.update(true);
      answer = { at };
      bridge.update(false);
      // A late response of the service does not change the decision: the reader did nothing.
      bridge.update(false);
      if (isTcf) {
        expect(tcf.map(({ gdprApplies, eventStatus }) => [gdprApplies, eventStatus])).toEqual([
          [true, 'cmpuishown'],
          [true, 'useractioncomplete'],
        ]);
        expect(TCString.decode(tcf[1]?.tcString ?? '').purposeConsents.has(8)).toBe(true);
      } else {
        expect(tcf.at(-1)?.gdprApplies).toBe(false);
      }
      const sections = gpp.filter(({ eventName }) => eventName === 'sectionChange').map(({ data }) => data);
      expect([...new Set(sections)]).toEqual({ 2: ['tcfeuv2'], 7: ['usnat'], [-1]: [] }[section]);
      const results: unknown[] = [];
      const listen = (data: unknown, success: boolean) => results.push([Boolean(data), success]);
      window.__gpp('hasSection', listen, 'tcfeuv2');
      window.__gpp('getSection', listen, 'tcfeuv2');
      const isEuropean = section === 2;
      expect(results).toEqual([
        [isEuropean, true],
        [isEuropean, isEuropean],
      ]);
      if (isEuropean)
        window.__gpp(
          'getSection',
          (found: unknown) => expect(found).toMatchObject({ CmpId: 4095 }),
          'tcfeuv2',
        );
      let ping: { signalStatus?: string; gppString?: string; applicableSections?: number[] } = {};
      window.__gpp('ping', (data: typeof ping) => {
        ping = data;
      });
      expect(ping).toMatchObject({ signalStatus: 'ready', applicableSections: [section] });
      expect(ping.gppString).toMatch(/^DB/);
    },
  );

  const states = 'CA VA CO UT CT FL MT OR TX DE IA NE NH NJ TN MN MD IN KY RI'.split(' ');
  const sections = [
    ...states.map((state, index) => [state, index + 8, `us${state.toLowerCase()}`] as const),
    // States without their own section, and readers of whom only the country is known.
    ['OH', 7, 'usnat'],
    ['', 7, 'usnat'],
  ] as const;
  it.each(sections)('CN-11 CN-12 a reader in US-%s has the section %i, %s', async (region, id, name) => {
    vi.resetModules();
    const window = stubbed();
    const early = window.__gpp;
    const { startIab } = await load(window);
    const context = american(region, true);
    const platform = { context: () => context, active: () => ['C0001'], answer: () => undefined };
    startIab(platform as never, exampleVendorList as never).update(false);
    const answers: unknown[] = [];
    const listen = (data: unknown, success: boolean) => answers.push([data, success]);
    // A function that a script stored before the library was loaded.
    early('hasSection', listen, name);
    early('hasSection', listen, 'tcfeuv2');
    early('getSection', listen, name);
    early('getField', listen, `${name}.SaleOptOut`);
    expect(answers).toEqual([
      [true, true],
      [false, true],
      [expect.objectContaining({ SaleOptOut: 1, MspaCoveredTransaction: 2 }), true],
      [1, true],
    ]);
    let ping: { gppString?: string; parsedSections?: object } = {};
    early('ping', (data: typeof ping) => {
      ping = data;
    });
    expect(ping).toMatchObject({ signalStatus: 'ready', applicableSections: [id], sectionList: [id] });
    expect(Object.keys(ping.parsedSections ?? {})).toEqual([name]);
    // The string decodes to the values that were written.
    const { GppModel } = await import('@iabgpp/cmpapi');
    const read = new GppModel(ping.gppString);
    expect(read.getSectionIds()).toEqual([id]);
    expect(read.getFieldValue(name, 'SaleOptOut')).toBe(1);
    const hasGpc = !/us(va|ut|fl|in|ky|ri)$/.test(name);
    if (hasGpc) expect(read.getFieldValue(name, 'Gpc')).toBe(true);
    expect(supportedApis).toContain(`${id}:${name}`);
  });
});
