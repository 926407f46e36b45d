import { TCString } from '@iabtechlabtcf/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';
import { houseVendorList } from '../vendor-list.ts';
import { createGppStub, type GppFunction } from './gpp-stub.ts';
import { consentedPurposes, consentedVendors, doesTcfApply, usNatFields } from './iab-signals.ts';

const at = new Date('2026-11-15T12:00:00Z');
afterEach(() => vi.unstubAllGlobals());

/** The libraries read the window while they are loaded. */
async function load(window: object = {}) {
  vi.stubGlobal('window', window);
  return import('./iab.ts');
}

describe('what the IAB frameworks are told', () => {
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
    expect(consentedVendors(houseVendorList.vendors, purposes)).toEqual(vendors);
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
    const text = writeTcString(houseVendorList as never, [1, 8, 9, 10], at);
    const model = TCString.decode(text);
    // The second segment is that of disclosed vendors.
    expect(text.split('.').length).toBeGreaterThanOrEqual(2);
    expect([...model.vendorsDisclosed].filter(([, is]) => is).map(([id]) => id)).toEqual([3001, 3002, 3003]);
    expect([...model.purposeConsents].filter(([, is]) => is).map(([id]) => id)).toEqual([1, 8, 9, 10]);
    expect(model.vendorConsents.has(3002)).toBe(true);
    expect(model.vendorConsents.has(3001)).toBe(false);
    expect(model.policyVersion).toBe(5);
  });

  it('CN-12 tells American readers’ no', () => {
    expect(usNatFields(['C0001', 'C0004'], false)).toMatchObject({
      SaleOptOut: 2,
      SharingOptOut: 2,
      Gpc: false,
    });
    expect(usNatFields(['C0001'], true)).toMatchObject({
      SaleOptOut: 1,
      TargetedAdvertisingOptOut: 1,
      Gpc: true,
    });
  });

  it('CN-11 the GPP stub answers at once what it can and keeps the rest', () => {
    let wanted = 0;
    const stub = createGppStub(() => wanted++);
    const heard: unknown[] = [];
    stub('ping', (data) => heard.push((data as { cmpStatus: string }).cmpStatus));
    stub('hasSection', (data) => heard.push(data), 'usnat');
    expect([heard, wanted]).toEqual([['stub', false], 0]);
    stub('addEventListener', () => {});
    expect([wanted, stub()]).toEqual([1, [['addEventListener', expect.any(Function)]]]);
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
      const calls: unknown[][] = [];
      const gppStub = createGppStub(() => {});
      const window: { __tcfapi: (...call: unknown[]) => unknown; __gpp: GppFunction } = {
        __tcfapi: (...call) => (call.length === 0 ? calls : void calls.push(call)),
        __gpp: gppStub,
      };
      const tcf: { gdprApplies?: boolean; eventStatus?: string; tcString?: string }[] = [];
      const gpp: { eventName: string; data: unknown }[] = [];
      window.__tcfapi('addEventListener', 2, (data: object) => tcf.push({ ...data }));
      window.__gpp('addEventListener', (event) => gpp.push(event as never));
      const { startIab } = await load(window);
      const context: ConsentContext = { country, model, isGpc: false };
      let answer: { at: Date } | undefined;
      const platform = {
        context: () => context,
        active: () => ['C0001', 'C0002'] as const,
        answer: () => answer,
      };
      const bridge = startIab(platform as never, houseVendorList as never);
      bridge.update(true);
      answer = { at };
      bridge.update(false);
      // The service's late word changes nothing of the answer: the reader did nothing.
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
      let ping: { signalStatus?: string; gppString?: string; applicableSections?: number[] } = {};
      window.__gpp('ping', (data) => {
        ping = data as typeof ping;
      });
      expect(ping).toMatchObject({ signalStatus: 'ready', applicableSections: [section] });
      expect(ping.gppString).toMatch(/^DB/);
    },
  );
});
