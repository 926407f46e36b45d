import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GVL } from '@iabtechlabtcf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleVendorList } from './test/vendor-list.ts';
import { readVendorList } from './vendor-list.ts';

const folder = await mkdtemp(join(tmpdir(), 'neutron-vendors-'));
const file = join(folder, 'vendor-list.json');
afterAll(() => rm(folder, { recursive: true }));
const read = async (content: unknown) => {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readVendorList(folder);
};

describe('the vendor list', () => {
  it('CN-11 has the framework’s purposes and no vendor without a file', async () => {
    const list = new GVL((await readVendorList(folder)) as never);
    expect([list.vendorIds.size, Object.keys(list.purposes).length]).toEqual([0, 11]);
  });

  it('CN-11 is the file of the data folder, with fields we do not read', async () => {
    const given = { ...exampleVendorList, ownField: 'stays' };
    // JSON has no numbers as keys.
    expect(await read(given)).toEqual(JSON.parse(JSON.stringify(given)));
  });

  const [first] = Object.values(exampleVendorList.vendors);
  it.each([
    ['no JSON', 'not json', /^vendor-list\.json is no JSON: /],
    ['a list', [], /^vendor-list\.json: /],
    ['an older format', { ...exampleVendorList, gvlSpecificationVersion: 2 }, /gvlSpecificationVersion/],
    ['no vendors', { ...exampleVendorList, vendors: undefined }, /vendors/],
    ['a vendor under another id', { ...exampleVendorList, vendors: { 7: first } }, /vendors\.7\.id: must be/],
    [
      'a purpose that does not exist',
      { ...exampleVendorList, vendors: { 3001: { ...first, purposes: [99] } } },
      /vendors\.3001\.purposes: there is no purpose 99/,
    ],
    [
      'an address that is none',
      { ...exampleVendorList, vendors: { 3001: { ...first, urls: [{ langId: 'en', privacy: 'x' }] } } },
      /vendors\.3001\.urls/,
    ],
  ])('CN-11 stops the start with a clear message for %s', async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
