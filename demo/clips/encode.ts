import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { frame } from './clip-plan.ts';

/** The video as it is drawn and the sound beside it, packed once without loss; every other file is made from this. */
export async function encodeMaster(
  frames: AsyncIterable<Buffer>,
  soundFile: string,
  master: string,
): Promise<void> {
  const size = `${frame.width}x${frame.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(frame.rate), '-i', '-'];
  const coding = ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-c:a', 'pcm_s16le', '-shortest'];
  const child = spawn('ffmpeg', [...quiet, ...input, '-i', soundFile, ...coding, master], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'exit');
  for await (const picture of frames) if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

function picture(quality: number, keyframeSeconds: number, extra: readonly string[] = []): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(quality)],
    ...['-pix_fmt', 'yuv420p', '-profile:v', 'main', '-g', String(frame.rate * keyframeSeconds)],
    ...extra,
  ];
}
/** Pieces of a stream all begin with a keyframe, so cuts must not move it. */
const steadyKeyframes = ['-keyint_min', String(frame.rate * 2), '-sc_threshold', '0'];
const tone = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-ar', '22050'];
// The encoder's name and the date would make the same video differ from machine to machine.
const plain = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
];

async function run(args: readonly string[], folder: string): Promise<void> {
  const child = spawn('ffmpeg', [...quiet, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** No clip may be larger: the demo is installed with every copy of the product. */
const LARGEST = 440_000;

/**
 * The one file that plays everywhere; its table of contents comes first, so that it starts at once. A clip with much
 * motion gets a lower quality until it fits.
 */
export async function encodeMp4(master: string, folder: string): Promise<void> {
  for (const quality of [34, 36, 38, 40, 42, 44]) {
    const coding = [...picture(quality, 6), ...tone];
    await run(['-i', master, ...coding, ...plain, '-movflags', '+faststart', 'clip.mp4'], folder);
    if ((await stat(join(folder, 'clip.mp4'))).size <= LARGEST) return;
  }
}

export const renditions = [
  { name: '480', height: 480, width: 854, quality: 38 },
  { name: '240', height: 240, width: 426, quality: 38 },
] as const;

/** The same video in pieces, in two sizes, for players that choose by the speed of the line. */
export async function encodeHls(master: string, folder: string): Promise<void> {
  for (const { name, width, height, quality } of renditions)
    await run(
      [
        ...['-i', master, '-vf', `scale=${width}:${height}`, ...picture(quality, 2, steadyKeyframes)],
        ...[...tone, ...plain, '-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod'],
        ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
        ...['-hls_segment_filename', `${name}.m4s`, `${name}.m3u8`],
      ],
      folder,
    );
}
