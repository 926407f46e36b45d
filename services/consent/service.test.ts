import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GVL } from '@iabtechlabtcf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#database/test/stores.ts';
import { callService } from '../testing/call-service.ts';
import { migrateConsent } from './consent-tables.ts';
import { createConsent } from './service.ts';
import { exampleVendorList } from './test/vendor-list.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'neutron-consent-'));
afterAll(() => rm(dataFolder, { recursive: true }));

const store = await openSqliteStore();
await migrateConsent(store.db);
afterAll(() => store.drop());
const shared = { db: store.db, site: 'testsite', audit: async () => undefined, now: Date.now };

const service = createConsent({
  ...shared,
  rules: { regions: [{ places: ['US'], model: 'opt-out' }], placeHeader: 'x-geo' },
  dataFolder,
  saveReceipt: async () => undefined,
});
const call = callService(service);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(`/consent/${path}`, { method, headers });

describe('the consent service', () => {
  it.each([
    ['nobody', {}, { model: 'opt-in', isGpc: false }],
    ['a header', { 'x-geo': 'US-CA' }, { country: 'US', region: 'CA', model: 'opt-out', isGpc: false }],
    ['the header first', { cookie: 'geo=DE', 'x-geo': 'US' }, { country: 'US', model: 'opt-out' }],
    ['the geo cookie without a header', { cookie: 'geo=DE' }, { country: 'DE', model: 'opt-in' }],
    ['the cookie beside rubbish', { cookie: 'geo=US-WA', 'x-geo': '-' }, { country: 'US', region: 'WA' }],
    ['rubbish', { 'x-geo': '<script>' }, { model: 'opt-in' }],
    ['the signal', { 'sec-gpc': '1' }, { isGpc: true }],
    ['half a signal', { 'sec-gpc': 'true' }, { isGpc: false }],
  ])('CN-12 knows a reader’s place by %s', async (_, headers, expected) => {
    const answer = await get('context.json', headers as Record<string, string>);
    expect(await answer.json()).toMatchObject(expected);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('CN-11 serves the publisher’s vendor list, which the library of the framework reads', async () => {
    await writeFile(join(dataFolder, 'vendor-list.json'), JSON.stringify(exampleVendorList));
    await service.prepare?.();
    const list = await (await get('vendor-list.json')).json();
    const known = new GVL(list);
    expect(known.isReady).toBe(true);
    expect(known.vendorIds).toEqual(new Set([3001, 3002, 3003]));
    expect(Object.keys(known.purposes)).toHaveLength(11);
  });

  it('CN-11 writes down an answer that can be proven, and nothing else', async () => {
    const receipts: unknown[] = [];
    const post = callService(
      createConsent({
        ...shared,
        rules: { regions: [], placeHeader: 'x-geo' },
        dataFolder,
        saveReceipt: async (one) => void receipts.push(one),
      }),
    );
    const send = async (body: unknown, contentType = 'application/json') => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': contentType };
      return (await post('/consent/receipts', { method: 'POST', headers, body: text })).status;
    };
    const receipt = { consentId: 'made-up', allowed: ['C0001', 'C0003'], isGpc: false, count: 2 };
    expect(await send(receipt)).toBe(204);
    for (const forged of [
      'no',
      {},
      { ...receipt, allowed: ['C0001', 'C0001'] },
      { ...receipt, allowed: ['C0009'] },
      { ...receipt, consentId: '<script>' },
      { ...receipt, count: 0 },
      { ...receipt, email: 'a@b.example' },
    ])
      expect(await send(forged)).toBe(400);
    expect(await send(receipt, 'application/x-www-form-urlencoded')).toBe(415);
    // Cached browser scripts of 0.2 send text.
    expect(await send(receipt, 'text/plain;charset=UTF-8')).toBe(204);
    expect(receipts).toEqual([receipt, receipt]);
    expect((await get('receipts')).status).toBe(405);
  });

  it('rejects every other path and method', async () => {
    expect((await get('nothing.json')).status).toBe(404);
    expect((await get('context.json', {}, 'POST')).status).toBe(405);
  });
});
