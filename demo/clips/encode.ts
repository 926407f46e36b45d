import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { frame, longRate } from './clip-plan.ts';

/** The film as it is drawn and the sound beside it, packed once without loss; every other file is made from this. */
export async function encodeMaster(
  frames: AsyncIterable<Buffer>,
  soundFile: string,
  master: string,
  rate: number,
): Promise<void> {
  const size = `${frame.width}x${frame.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(rate), '-i', '-'];
  const child = spawn(
    'ffmpeg',
    [
      ...quiet,
      ...input,
      '-i',
      soundFile,
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      '-c:a',
      'pcm_s16le',
      '-shortest',
      master,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(child, 'exit');
  for await (const picture of frames) if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
/** A picture to start from every two seconds: there a player may seek, and change its rendition. */
const keyframes = ['-g', String(frame.rate * 2), '-keyint_min', String(frame.rate * 2), '-sc_threshold', '0'];
const film = (quality: number) => [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-crf',
  String(quality),
  '-pix_fmt',
  'yuv420p',
  '-profile:v',
  'main',
  ...keyframes,
];
const tone = ['-c:a', 'aac', '-b:a', '40k', '-ac', '1', '-ar', '44100'];
// The encoder's name and the date would make the same film differ from machine to machine.
const plain = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

async function run(args: readonly string[], folder: string): Promise<void> {
  const child = spawn('ffmpeg', [...quiet, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** A long clip is watched from its beginning: fewer pictures to start from, and a thinner tone, keep it small. */
const sparing = [
  ...['-g', String(longRate * 10), '-keyint_min', String(longRate * 2)],
  ...['-c:a', 'aac', '-b:a', '16k', '-ac', '1', '-ar', '22050'],
];

/** The one file that plays everywhere; its table of contents comes first, so that it starts at once. */
export async function encodeMp4(master: string, folder: string, isLong: boolean): Promise<void> {
  const coding = isLong ? [...film(37), ...sparing] : [...film(30), ...tone];
  await run(['-i', master, ...coding, ...plain, '-movflags', '+faststart', 'clip.mp4'], folder);
}

export const renditions = [
  { name: '480', height: 480, width: 854, quality: 30 },
  { name: '240', height: 240, width: 426, quality: 34 },
] as const;

/** The same film in pieces, in two sizes, for players that choose by the speed of the line. */
export async function encodeHls(master: string, folder: string): Promise<void> {
  for (const { name, width, height, quality } of renditions)
    await run(
      [
        '-i',
        master,
        '-vf',
        `scale=${width}:${height}`,
        ...film(quality),
        ...tone,
        ...plain,
        '-f',
        'hls',
        '-hls_time',
        '2',
        '-hls_playlist_type',
        'vod',
        '-hls_segment_type',
        'fmp4',
        '-hls_flags',
        'single_file',
        '-hls_segment_filename',
        `${name}.m4s`,
        `${name}.m3u8`,
      ],
      folder,
    );
}
