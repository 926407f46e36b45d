import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type HttpResponse, Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { connect } from '#database/connect.ts';
import { createTestApp, testSecrets } from './testing/create-test-app.ts';

const partBytes = 256 * 1024;
let root: string;
let app: Awaited<ReturnType<typeof createTestApp>>;
let photo: Buffer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'neutron-uploads-'));
  const db = await connect({ file: join(root, 'neutron.sqlite') });
  await migrateApi(db);
  await importPublication(db, seed(), { now });
  await db.close();
  app = await createTestApp({ root, publication, environment: { DATA_DIR: root } });
  // Noise does not compress: large with few pixels.
  photo = await sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** A network between client and server that is cut once, after some bytes. */
async function openNetwork(cutAfter: number) {
  let sent = 0;
  let cuts = 0;
  const network = createServer((client) => {
    const upstream = connectTo(Number(new URL(app.url).port), '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const side of [client, upstream]) side.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      sent += bytes.length;
      if (sent <= cutAfter || cuts > 0) return void upstream.write(bytes);
      cuts += 1;
      end();
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  return {
    url: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    get traffic() {
      return { sent, cuts };
    },
    close: () => network.close(),
  };
}

interface Finished {
  last?: HttpResponse;
  requests: string[];
}

const uploads = '/api/neutron/uploads/testsite/resumable';

function send(url: string, file: Buffer, retryDelays: number[]): Promise<Finished> {
  const requests: string[] = [];
  return new Promise((resolve, reject) => {
    new Upload(file, {
      endpoint: `${url}${uploads}`,
      headers: { authorization: `Bearer ${testSecrets.staffToken}` },
      metadata: { filename: 'noise.png' },
      chunkSize: partBytes,
      retryDelays,
      onAfterResponse: (request) => void requests.push(request.getMethod()),
      onSuccess: ({ lastResponse }) => resolve({ last: lastResponse, requests }),
      onError: reject,
    }).start();
  });
}

it('a client of the protocol sends a picture through a connection that is cut in the middle', async () => {
  expect(photo.length).toBeGreaterThan(3 * partBytes);
  const network = await openNetwork(2.5 * partBytes);
  const { last, requests } = await send(network.url, photo, [0, 0, 0]);
  const { sent, cuts } = network.traffic;
  network.close();
  expect(cuts).toBe(1);
  // What had arrived was not sent again.
  expect(sent).toBeLessThan(photo.length + 2 * partBytes);
  expect(requests).toContain('HEAD');
  const id = last?.getHeader('neutron-picture');
  expect(id).toBe(createHash('sha256').update(photo).digest('hex').slice(0, 32));
  const { data } = await (await app.read(`/api/neutron/pictures/testsite/${id}`)).json();
  expect(data.picture).toMatchObject({ filename: 'noise.png', width: 700, height: 500 });
  const parts = await readdir(join(root, 'upload-parts'));
  expect(parts.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('rejects a file that is too large before a byte of it is sent', async () => {
  const file = Buffer.alloc(21 * 1024 * 1024);
  const network = await openNetwork(Number.POSITIVE_INFINITY);
  const failed = await send(network.url, file, []).catch((error: Error) => error);
  network.close();
  expect(String(failed)).toContain('a picture may have 20 MB');
  expect(network.traffic.sent).toBeLessThan(5000);
});

it('takes a picture of several megabytes in one request too', async () => {
  const path = `${app.url}/api/neutron/pictures/testsite?filename=large.png`;
  const headers = { authorization: `Bearer ${testSecrets.staffToken}` };
  const large = await sharp(photo)
    .resize(1400, 1000, { kernel: 'nearest' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
  const answer = await fetch(path, { method: 'POST', headers, body: new Uint8Array(large) });
  expect(answer.status).toBe(201);
});
