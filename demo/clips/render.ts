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
import { clipPlans, frame } from './clip-plan.ts';
import { prepareStills } from './compose/stills.ts';
import { encodeHls, encodeMaster, encodeMp4, renditions } from './encode.ts';
import { waveFile } from './sound.ts';

const SET = join(import.meta.dirname, 'set');
const only = process.argv.slice(2);

async function* framesOf({ draw, seconds }: ClipPlan): AsyncGenerator<Buffer> {
  const { width, height, rate } = frame;
  for (let index = 0; index < seconds * rate; index++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(index / rate)}</svg>`;
    // Pictures inside a drawing are data, which the renderer counts against its limit for untrusted files.
    yield await sharp(Buffer.from(svg), { unlimited: true })
      .removeAlpha()
      .toColorspace('srgb')
      .raw()
      .toBuffer();
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
    await prepareStills(plan.stills ?? []);
    await writeFile(join(work, 'sound.wav'), waveFile(plan.sound, plan.seconds));
    const master = join(work, 'master.mkv');
    await encodeMaster(framesOf(plan), join(work, 'sound.wav'), master);
    await encodeMp4(master, work);
    const names = ['clip.mp4'];
    if (plan.hasStream) {
      await encodeHls(master, work);
      await writeFile(join(work, 'main.m3u8'), await mainPlaylist(work, plan.seconds));
      names.push('main.m3u8', ...renditions.flatMap(({ name }) => [`${name}.m3u8`, `${name}.m4s`]));
    }
    await mkdir(folder, { recursive: true });
    for (const name of names) await copyFile(join(work, name), join(folder, name));
    const { length } = await readFile(join(folder, 'clip.mp4'));
    process.stdout.write(`${plan.name}  ${plan.seconds} s  ${(length / 1000).toFixed(0)} kB\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

for (const plan of clipPlans) if (only.length === 0 || only.includes(plan.name)) await render(plan);

// Words are written for every clip: they may change without a frame of it.
for (const { name, cues } of clipPlans) {
  await mkdir(join(SET, name), { recursive: true });
  await writeFile(join(SET, name, 'captions.vtt'), toWebVtt(cues));
}
const clips: Clip[] = clipPlans.map(({ draw: _draw, sound: _sound, stills: _stills, ...facts }) => ({
  ...facts,
  width: frame.width,
  height: frame.height,
}));
await writeFile(join(SET, 'manifest.json'), `${JSON.stringify({ clips }, null, 2)}\n`);
