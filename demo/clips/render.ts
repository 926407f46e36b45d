/**
 * Draws the clips: `node demo/clips/render.ts`, or `node demo/clips/render.ts autobahn` for one of them. It needs
 * ffmpeg; running the site does not, because what it makes is kept in `set/`.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { toWebVtt } from './captions.ts';
import type { Clip, ClipPlan } from './clip.ts';
import { clipPlans, frame, isLong, longRate } from './clip-plan.ts';
import { encodeHls, encodeMaster, encodeMp4, renditions } from './encode.ts';
import { waveFile } from './sound.ts';

const SET = join(import.meta.dirname, 'set');
const only = process.argv.slice(2);

async function* framesOf({ draw, seconds }: ClipPlan, rate: number): AsyncGenerator<Buffer> {
  const { width, height } = frame;
  for (let index = 0; index < seconds * rate; index++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(index / rate)}</svg>`;
    yield await sharp(Buffer.from(svg)).removeAlpha().toColorspace('srgb').raw().toBuffer();
  }
}

/** The list of renditions, with the speed each of them needs. */
async function mainPlaylist(folder: string, seconds: number): Promise<string> {
  const lines = await Promise.all(
    renditions.map(async ({ name, width, height }) => {
      const { size } = await stat(join(folder, `${name}.m4s`));
      // Twice the average covers the busiest two seconds of a drawing.
      const bandwidth = Math.ceil(((size * 8) / seconds) * 2);
      return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${Math.ceil(bandwidth / 2)},RESOLUTION=${width}x${height},CODECS="avc1.4d401e,mp4a.40.2"\n${name}.m3u8\n`;
    }),
  );
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('')}`;
}

async function render(plan: ClipPlan): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'clips-'));
  const folder = join(SET, plan.name);
  try {
    await writeFile(join(work, 'sound.wav'), waveFile(plan.sound, plan.seconds));
    const master = join(work, 'master.mkv');
    const rate = isLong(plan) ? longRate : frame.rate;
    await encodeMaster(framesOf(plan, rate), join(work, 'sound.wav'), master, rate);
    await encodeMp4(master, work, isLong(plan));
    const names = ['clip.mp4', 'captions.vtt'];
    if (plan.hasStream) {
      await encodeHls(master, work);
      await writeFile(join(work, 'main.m3u8'), await mainPlaylist(work, plan.seconds));
      names.push('main.m3u8', ...renditions.flatMap(({ name }) => [`${name}.m3u8`, `${name}.m4s`]));
    }
    await writeFile(join(work, 'captions.vtt'), toWebVtt(plan.cues));
    await mkdir(folder, { recursive: true });
    for (const name of names) await copyFile(join(work, name), join(folder, name));
    const { length } = await readFile(join(folder, 'clip.mp4'));
    process.stdout.write(`${plan.name}  ${(length / 1000).toFixed(0)} kB\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

for (const plan of clipPlans) if (only.length === 0 || only.includes(plan.name)) await render(plan);

const clips: Clip[] = clipPlans.map(({ draw: _draw, sound: _sound, ...facts }) => ({
  ...facts,
  width: frame.width,
  height: frame.height,
}));
await writeFile(join(SET, 'manifest.json'), `${JSON.stringify({ clips }, null, 2)}\n`);
