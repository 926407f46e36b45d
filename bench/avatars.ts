// Sixty avatars of the largest allowed size uploaded at once: how much memory the server needs for them, and whether
// videos are still served meanwhile.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { publication } from '#config';
import { openBrowser, signInsAt } from '#server/test/identity/testing.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { residentMegabytes } from './measure/process.ts';
import { quantile } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const uploads = 60;
const side = 2000;
const video = '/media/clips/cable/clip.mp4';
const folder = temporaryFolder();
const port = await freePort();
const neutron = await startNeutron(folder.path, { PORT: String(port) });
const origin = `http://localhost:${port}`;
/** As many as take all slots of uploads together. */
const userCount = 6;

async function createUser(n: number): Promise<{ sub: string | undefined; token: string }> {
  const email = `bench-${n}@wavelength.example`;
  const output = execFileSync(process.execPath, ['tools/account/account.ts', email, '--create'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder.path },
  });
  const password = /shown only once\): (\S+)/.exec(output)?.[1] ?? '';
  const signIns = signInsAt(origin, publication.identity.clientId);
  const tokens = await signIns.tokens(openBrowser(origin), { email, password });
  return { sub: decodeJwt(tokens.id_token).sub, token: tokens.access_token };
}

try {
  const owners = await Promise.all(Array.from({ length: userCount }, (_, n) => createUser(n)));
  const picture = await largestPicture();
  console.log(`each ${side} × ${side}, ${(picture.length / 1e6).toFixed(2)} MB`);
  const upload = async (n: number) =>
    (
      await fetch(`${origin}/apigee/users/${owners[n % userCount]?.sub}/avatar`, {
        method: 'PUT',
        body: new Uint8Array(picture),
        headers: { authorization: `Bearer ${owners[n % userCount]?.token}` },
      })
    ).status;

  // The first one loads the library.
  console.log(`first upload: ${await upload(0)}`);
  await delay(1000);
  const before = residentMegabytes(neutron.pid);
  let peak = before;
  let isOver = false;
  const watch = async () => {
    for (; !isOver; await delay(10)) peak = Math.max(peak, residentMegabytes(neutron.pid));
  };
  /** Milliseconds that each part of a video took. */
  const play = async (goesOn: (parts: number) => boolean) => {
    const times: number[] = [];
    while (goesOn(times.length)) {
      const startedAt = performance.now();
      const answer = await fetch(`${neutron.origin}${video}`, { headers: { range: 'bytes=0-65535' } });
      await answer.arrayBuffer();
      if (answer.status !== 206) throw new Error(`${video} answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    return times;
  };
  const quiet = await play((parts) => parts < 300);
  const watching = watch();
  const playing = play(() => !isOver);
  const statuses = await Promise.all(Array.from({ length: uploads }, (_, n) => upload(n)));
  isOver = true;
  await watching;
  const meanwhile = await playing;
  const counts = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, all]) => `${status}: ${all?.length}`,
  );
  console.log(`answers ${counts.join(', ')}; resident ${before} MB before, ${peak} MB at most`);
  const [before95, during95] = [quiet, meanwhile].map((times) => quantile(times, 0.95));
  console.log(
    `p95 of a part of a video: ${before95?.toFixed(1)} ms before, ${during95?.toFixed(1)} ms meanwhile (${meanwhile.length} parts)`,
  );
  verdict('resident memory of sixty avatar uploads', peak - before, { atMost: 150 }, ' MB');
  verdict('parts of a video answered meanwhile', meanwhile.length, { atLeast: 20 });
} finally {
  await neutron.stop();
  folder.remove();
}

/** Close to the limits in pixels and bytes: noise that is hard to compress, in a JPEG that is decoded as a whole. */
async function largestPicture(): Promise<Buffer> {
  const raw = { width: side / 4, height: side / 4, channels: 3 as const };
  const noise = sharp(randomBytes(raw.width * raw.height * 3), { raw }).resize(side, side);
  for (let quality = 95; quality > 5; quality -= 5) {
    const bytes = await noise.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (bytes.length <= 1_000_000) return bytes;
  }
  throw new Error('no quality is small enough');
}
