// An image that must be encoded against bare sharp doing the same, and a cached one against a bare node:http
// server that sends the same bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createImageSigner } from '#services/images/image-signer.ts';
import { rawBody } from './measure/fetch.ts';
import { load } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { cpuSeconds, startProgram } from './measure/process.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 5;
const picturesPerRound = 12;
const atOnce = 2;
const secret = 'a-secret-for-the-benchmark';
const sign = createImageSigner({ secret, bases: [''] });
const headers = { accept: 'image/webp' };

const folder = temporaryFolder();
const originals = join(folder.path, 'originals');
mkdirSync(originals, { recursive: true });
const photograph = join(originals, 'photograph.jpg');
await sharp('demo/pictures/set/scenes/laptops-1.webp')
  .resize({ width: 4000 })
  .jpeg({ quality: 90 })
  .toFile(photograph);

/** Processor seconds for each of the widths, so many at once. */
async function cost(
  widths: readonly number[],
  seconds: () => number,
  make: (width: number) => Promise<unknown>,
) {
  const before = seconds();
  const waiting = [...widths];
  const work = async () => {
    for (let width = waiting.shift(); width !== undefined; width = waiting.shift()) await make(width);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (seconds() - before) / widths.length;
}

const neutron = await startNeutron(folder.path, { ROLE: 'services', IMAGE_SECRET: secret });
const address = (width: number) => sign('hub/photograph.jpg', { width, fit: 'cover', auto: 'webp' });
const fetchImage = (width: number) => rawBody(neutron.origin, address(width), headers);
const bare = async (width: number) =>
  sharp(readFileSync(photograph), { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
try {
  sharp.concurrency(1);
  await Promise.all([fetchImage(600), bare(600)]);
  const ours: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const widths = Array.from({ length: picturesPerRound }, (_, n) => 1200 + round * picturesPerRound + n);
    ours.push(await cost(widths, () => cpuSeconds(neutron.pid), fetchImage));
    limits.push(
      await cost(widths, () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6, bare),
    );
  }
  console.log(
    `photograph of 9 megapixels to about 1230 wide, processor milliseconds: Neutron ${(median(ours) * 1000).toFixed(0)}, bare sharp ${(median(limits) * 1000).toFixed(0)}`,
  );
  const ratios = ours.map((value, round) => (limits[round] ?? 0) / value);
  verdict('an uncached image against bare sharp', median(ratios), { atLeast: 0.9 });

  const body = await fetchImage(600);
  const file = join(folder.path, 'body.webp');
  writeFileSync(file, body);
  const limit = await startProgram(process.execPath, ['bench/peers/bare-http.mjs', file], {
    ready: /ready (\d+)/,
  });
  try {
    const ready: number[] = [];
    const sent: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const common = { headers, seconds: 3, connections: 32 };
      const path = address(600);
      ready.push(
        load({ ...common, origin: neutron.origin, pid: neutron.pid, paths: [path] }).requestsPerCpuSecond,
      );
      const origin = `http://127.0.0.1:${limit.ready}`;
      sent.push(load({ ...common, origin, pid: limit.pid, paths: [path] }).requestsPerCpuSecond);
    }
    console.log(
      `${body.length} bytes, requests per processor second: Neutron ${median(ready).toFixed(0)}, bare node:http ${median(sent).toFixed(0)}`,
    );
    const shares = ready.map((value, round) => value / (sent[round] ?? 1));
    verdict('a cached image against bare node:http', median(shares), { atLeast: 0.7 });
  } finally {
    await limit.stop();
  }
} finally {
  await neutron.stop();
  folder.remove();
}
