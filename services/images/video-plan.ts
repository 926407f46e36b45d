import { imageLimits } from './image-limits.ts';

interface VideoPlan {
  framesPerSecond: number;
  /** Which frame of the original each frame of the video shows. */
  frames: number[];
}

/** Browsers show frames that name no time, or next to none, for a tenth of a second. */
const standardMilliseconds = 100;
const shortestMilliseconds = 20;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** More than this no eye follows. */
const mostPerSecond = 50;

/**
 * A video has one frame after the other in even steps, a whole number of them in a second; a moving picture shows each
 * as long as it says. The step is the largest that keeps every time exact, as long as that takes no more frames than a
 * video may have; beyond that times are rounded, and at last cut short.
 * @example planVideo([100, 200]) // { framesPerSecond: 10, frames: [0, 1, 1] }
 */
export function planVideo(
  delays: readonly number[],
  mostFrames: number = imageLimits.videoFrames,
): VideoPlan {
  const given = delays.map((delay) => (delay < shortestMilliseconds ? standardMilliseconds : delay));
  const shortened = Math.min(1, (mostFrames * 1000) / given.reduce((sum, time) => sum + time, 1));
  const times = given.map((time) => time * shortened);
  const whole = times.reduce((sum, time) => sum + time, 0);
  const exact = 1000 / given.reduce((step, time) => divisor(step, time), 1000);
  const allowed = Math.max(1, Math.floor((mostFrames * 1000) / Math.max(1, whole)));
  const framesPerSecond = Math.min(exact, mostPerSecond, allowed);
  const count = Math.min(mostFrames, Math.round((whole * framesPerSecond) / 1000));
  const frames: number[] = [];
  let at = 0;
  let until = times[0] ?? 0;
  for (let step = 0; step < count; step += 1) {
    while ((step * 1000) / framesPerSecond >= until - 0.001 && at < times.length - 1) {
      at += 1;
      until += times[at] ?? 0;
    }
    frames.push(at);
  }
  return { framesPerSecond, frames };
}

/** Sides in even numbers, as H.264 wants them, and as small as so many frames allow. */
export function videoSize(size: { width: number; height: number }, frames: number) {
  const { videoPixels, videoWidth } = imageLimits;
  const shrink = Math.min(
    1,
    videoWidth / Math.max(size.width, size.height),
    Math.sqrt(videoPixels / (size.width * size.height * Math.max(1, frames))),
  );
  const even = (side: number) => Math.max(2, Math.floor((side * shrink) / 2) * 2);
  return { width: even(size.width), height: even(size.height) };
}
