import { describe, expect, it } from 'vitest';
import { planVideo, videoSize } from './video-plan.ts';

describe('videos of moving pictures', () => {
  it.each([
    [[100, 100], 10, [0, 1]],
    [[100, 200], 10, [0, 1, 1]],
    [[50, 100, 50], 20, [0, 1, 1, 2]],
    [[0, 10], 10, [0, 1]],
    [[], 1, []],
    [[500], 2, [0]],
    [[80, 80], 25, [0, 0, 1, 1]],
    [[1000, 2000], 1, [0, 1, 1]],
  ])('IM-13 shows frames of %j milliseconds for as long as they say', (delays, framesPerSecond, frames) => {
    expect(planVideo(delays)).toEqual({ framesPerSecond, frames });
  });

  it.each([
    ['odd times', Array.from({ length: 600 }, () => 70), 21, 42_000],
    [
      'times longer than any video',
      [65_535, 20, 30, 65_535, ...Array.from({ length: 596 }, () => 65_535)],
      1,
      900_000,
    ],
    ['one long pause', [600_000], 1, 600_000],
  ])('IM-13 never takes more frames than it may: %s', (_what, delays, perSecond, milliseconds) => {
    const { frames, framesPerSecond } = planVideo(delays);
    expect(frames.length).toBeLessThanOrEqual(900);
    expect([framesPerSecond, frames[0], frames.at(-1)]).toEqual([perSecond, 0, delays.length - 1]);
    expect(Math.abs((frames.length / framesPerSecond) * 1000 - milliseconds)).toBeLessThan(1000);
  });

  it.each([
    [{ width: 101, height: 51 }, 10, { width: 100, height: 50 }],
    [{ width: 1, height: 1 }, 10, { width: 2, height: 2 }],
    [{ width: 2560, height: 1440 }, 1, { width: 1280, height: 720 }],
    [{ width: 1000, height: 1000 }, 400, { width: 500, height: 500 }],
  ])('IM-13 makes %j in %i frames %j large', (size, frames, expected) => {
    expect(videoSize(size, frames)).toEqual(expected);
  });
});
