import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboundClient, type OutboundClient } from '#platform/outbound/outbound-client.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { type PictureCounts, pictureKeeper } from './pictures.ts';

let folder: string;
let beside: string;
let originals: string;
let png: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-pictures-'));
  beside = join(folder, 'import');
  originals = join(folder, 'originals');
  await mkdir(join(beside, 'uploads/2024'), { recursive: true });
  png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer();
  await writeFile(join(beside, 'uploads/2024/lamp.png'), png);
  await writeFile(join(folder, 'secret.png'), png);
  await symlink(join(folder, 'secret.png'), join(beside, 'link.png'));
  await writeFile(join(beside, 'vector.png'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await writeFile(join(beside, 'cut.png'), png.subarray(0, 40));
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await writeFile(join(beside, 'bomb.png'), bomb);
  await writeFile(join(beside, 'large.png'), Buffer.concat([png, Buffer.alloc(21 * 1024 * 1024)]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const answering = (status: number, body: Buffer): OutboundClient => ({
  request: async (url) => ({
    url,
    status,
    headers: {},
    body: (async function* () {
      yield body;
    })(),
    bytes: async () => body,
    text: async () => body.toString(),
    discard: () => undefined,
  }),
});
const keep = (address: string, outbound?: OutboundClient) =>
  pictureKeeper({ beside, originals: createDiskStorage(originals), outbound })({
    address,
    alt: 'A lamp',
    caption: 'At dusk',
  });

it('stores an image beside the import once, named by its bytes, with size and color', async () => {
  const stored = await keep('https://old.example/wp-content/uploads/2024/lamp.png');
  expect(stored).toMatchObject({
    image: {
      width: 8,
      height: 6,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      alt: 'A lamp',
      caption: 'At dusk',
      bucketType: 'hub',
    },
  });
  expect(await keep('uploads/2024/lamp.png')).toEqual(stored);
  expect(
    (await readdir(originals, { recursive: true })).filter((name) => name.endsWith('.png')),
  ).toHaveLength(1);
});

it('downloads from the web only with --fetch-images', async () => {
  const address = 'https://old.example/elsewhere.png';
  expect(await keep(address)).toEqual({ left: 'not fetched without --fetch-images' });
  expect(await keep(address, answering(200, png))).toMatchObject({ image: { width: 8 } });
});

it.each([
  ['a link that leads out', 'link.png', /is not beside/],
  ['a path that leads out', '../secret.png', /is not beside/],
  ['a path in disguise', '%2e%2e/secret.png', /is not beside/],
  ['another protocol', 'file:///etc/passwd', /is not beside/],
  ['SVG, whatever its name', 'vector.png', /no picture/],
  ['a file cut short', 'cut.png', /cannot be decoded/],
  ['a picture of billions of pixels', 'bomb.png', /3,600 megapixels, and 50 is the most/],
  ['a large file', 'large.png', /20 MB/],
])('rejects %s', async (_name, address, reason) => {
  expect(await keep(address)).toEqual({ left: expect.stringMatching(reason) });
});

it.each([
  [
    'an address of this machine',
    'http://127.0.0.1:9/a.png',
    createOutboundClient(),
    /not allowed|address|private|may not|blocked/i,
  ],
  [
    'the metadata of a cloud',
    'http://169.254.169.254/latest/a.png',
    createOutboundClient(),
    /not allowed|address|private|may not|blocked/i,
  ],
  ['an address that answers 404', 'https://old.example/a.png', answering(404, Buffer.from('')), /404/],
  [
    'a page instead of an image',
    'https://old.example/a.png',
    answering(200, Buffer.from('<html>')),
    /no picture/,
  ],
])('does not take %s', async (_name, address, outbound, reason) => {
  expect(await keep(address, outbound)).toEqual({ left: expect.stringMatching(reason) });
});

describe('a host that fails', () => {
  const failing = (answers: readonly (number | 'hangs')[]) => {
    const requested: string[] = [];
    const client: OutboundClient = {
      async request(url, init) {
        const what = answers[requested.push(url) - 1] ?? answers.at(-1) ?? 200;
        if (what === 'hangs')
          throw new OutboundError('outbound_timeout', `no whole answer in ${init?.timeoutMilliseconds} ms`);
        return answering(what, png).request(url, init);
      },
    };
    return { client, requested };
  };
  const keeper = (outbound: OutboundClient) => {
    const waited: number[] = [];
    const seen: PictureCounts[] = [];
    const save = pictureKeeper({
      beside,
      originals: createDiskStorage(originals),
      outbound,
      wait: async (milliseconds) => void waited.push(milliseconds),
      onProgress: (counts) => seen.push({ ...counts }),
    });
    return { waited, seen, save: (address: string) => save({ address, alt: '' }) };
  };

  it.each([
    ['once', [503, 200]],
    ['twice', [503, 429, 200]],
    ['by not answering', ['hangs', 200]],
  ] as const)('and fails %s is requested again after a longer wait each time', async (_name, answers) => {
    const { client } = failing(answers);
    const { save, waited, seen } = keeper(client);
    expect(await save('https://slow.example/a.png')).toMatchObject({ image: { width: 8 } });
    expect(waited).toEqual([1000, 4000].slice(0, answers.length - 1));
    expect(seen.at(-1)).toEqual({ stored: 1, left: 0, retried: answers.length - 1 });
  });

  it('for good is requested once', async () => {
    const { client, requested } = failing([404]);
    const { save, waited } = keeper(client);
    expect(await save('https://slow.example/a.png')).toEqual({ left: 'its URL answered 404' });
    expect([requested.length, waited]).toEqual([1, []]);
  });

  it('by hanging is given up after five pictures, and other hosts are still requested', async () => {
    const hanging = failing(['hangs']);
    const client: OutboundClient = {
      request: (url, init) =>
        url.includes('slow.example')
          ? hanging.client.request(url, init)
          : answering(200, png).request(url, init),
    };
    const { save, seen } = keeper(client);
    for (let number = 0; number < 8; number += 1) await save(`https://slow.example/${number}.png`);
    expect(hanging.requested).toHaveLength(15);
    expect(await save('https://slow.example/8.png')).toEqual({
      left: 'slow.example failed for 5 pictures before it',
    });
    expect(await save('https://quick.example/a.png')).toMatchObject({ image: { width: 8 } });
    expect(seen.at(-1)).toEqual({ stored: 1, left: 9, retried: 10 });
  });
});
