import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { videoAds } from './ads/video-ads.ts';
import { clipNamed } from './clips/clip-named.ts';
import { videos } from './videos.ts';

const clipOf = (url = '') => /\/media\/clips\/([^/]+)\//.exec(url)?.[1] ?? '';
const all = videos(new Date('2026-11-17T12:00:00Z'));

test('there are at least sixteen videos, each with a clip of its own that no advertisement uses', () => {
  const clips = all.map(({ mp4Url }) => clipOf(mp4Url));
  const advertised = videoAds.flatMap(({ creatives }) =>
    creatives.flatMap((creative) =>
      'media' in creative ? (creative.media ?? []).map(({ url }) => clipOf(url)) : [],
    ),
  );
  expect(clips.length).toBeGreaterThanOrEqual(16);
  expect(new Set(clips).size).toBe(clips.length);
  expect(clips.filter((clip) => clip === '' || advertised.includes(clip))).toEqual([]);
});

test.each(all.map((video) => [video.title, video] as const))('%s', (title, video) => {
  const clip = clipNamed(clipOf(video.mp4Url));
  const seconds = video.duration ?? 0;
  expect(seconds).toBe(clip.seconds);
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(120);

  // Captions follow each other without a gap from the first second to the last.
  expect(clip.cues[0]?.[0]).toBe(0);
  expect(clip.cues.at(-1)?.[1]).toBe(seconds);
  for (const [index, [from, to, text]] of clip.cues.entries()) {
    expect(to - from, text).toBeGreaterThan(1);
    expect(text.trim().length, text).toBeGreaterThan(3);
    const [, before = 0] = clip.cues[index - 1] ?? [];
    expect(from).toBe(before);
  }
  expect(
    clip.cues.some(([, , text]) => text.startsWith('[')),
    'says what is heard',
  ).toBe(true);

  const starts = video.chapters?.map(({ start }) => start) ?? [];
  expect(starts.length).toBeGreaterThanOrEqual(3);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
  expect(starts.at(-1)).toBeLessThan(seconds - 1);

  // What the title names is in the words of the video.
  const words = [video.description ?? '', ...clip.cues.map(([, , text]) => text)].join(' ').toLowerCase();
  const named = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  expect(named.filter((word) => words.includes(word.replace(/(ing|s)$/, ''))).length, words).toBeGreaterThan(
    0,
  );

  const { size } = statSync(join(import.meta.dirname, 'clips/set', clip.name, 'clip.mp4'));
  expect(size).toBeLessThanOrEqual(450_000);
});
