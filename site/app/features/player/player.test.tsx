import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { captions } from '#content/calls/captions.ts';
import type { Video } from '#content/entities/video.ts';
import { playbackStates } from '#content/entities/video-player-state.ts';
import { videoExample } from '#content/examples/video.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { componentOf } from '../../components/fixture/components.ts';
import { oddVideos } from '../../components/fixture/media.ts';
import { facts } from '../../components/fixture/pages.ts';
import { chapterAt } from './chapter-at.ts';
import { captionsAddress, videoOf } from './playable-video.ts';
import { Player } from './player.tsx';
import { commandOf } from './player-keys.ts';
import { nextHeight, nextRate, readSettings, saveSettings } from './player-settings.ts';
import { initialPlayerState, type PlayerEvent, playerState } from './player-state.ts';
import { needsStreamLibrary } from './stream-support.ts';
import { VideoView } from './video/video-view.tsx';

const page = { ...facts, pageType: 'video' as const, basePath: '/video/x/' };
const render = (data: Video, basePath = page.basePath) =>
  renderToStaticMarkup(
    <VideoView
      component={componentOf('Video', { data })}
      page={{ ...page, basePath }}
      priority
      rail={['rail']}
    />,
  );
const stateAfter = (...events: PlayerEvent[]) => events.reduce(playerState, initialPlayerState);
const vtt = {
  ...videoExample.transcripts[0],
  format: 'vtt',
  data: 'WEBVTT\n\n00:00.000 --> 00:02.000\nFirst words',
};

describe('Player', () => {
  it('VD-18 offers the stream first and the file after it, in a player that needs no script', () => {
    const html = renderToStaticMarkup(<Player playable={videoOf(videoExample)} sizes="100vw" />);
    expect(html).toMatch(/<video[^>]*controls=""[^>]*preload="none"/);
    expect(html).toMatch(
      /<source src="[^"]*m3u8" type="application\/vnd.apple.mpegurl"\/><source src="[^"]*mp4"/,
    );
    expect(html).not.toContain('autoplay');
  });

  it.each([
    ['', true, true],
    ['maybe', true, false],
    ['', false, false],
  ] as const)(
    'VD-18 fetches the library where canPlayType is "%s" and feeding is %s: %s',
    (answer, canFeed, needed) => {
      expect(needsStreamLibrary({ canPlayType: () => answer }, { hls: '/a.m3u8' }, canFeed)).toBe(needed);
    },
  );

  it.each(Object.entries(oddVideos))('VD-08 holds with %s', (name, video) => {
    const html = render(video);
    expect(html).not.toContain('http://media.example');
    expect(html.includes('<video')).toBe(!name.includes('files'));
  });

  it('VD-09 VD-10 shows lengths as minutes and seconds', () => {
    expect([125, 10, 4503].map(formatDuration)).toEqual(['2:05', '0:10', '75:03']);
    expect(render({ ...videoExample, duration: 125 })).toContain('2:05');
  });

  it('VD-15 shows the transcript with its times, or as plain text, or not at all', () => {
    const timed = { ...videoExample, transcripts: [vtt] } as Video;
    expect(render(timed)).toMatch(/mp4#t=0".*0:00.*First words/s);
    expect(render(videoExample)).toContain('This is the Halden Arc 14.');
    expect(render({ ...videoExample, transcripts: [] })).not.toContain('Transcript');
  });

  it('VD-15 captions come from the captions call', () => {
    const { pathname } = new URL(captionsAddress('a-slug'), 'https://x.example');
    const pattern = captions.path.replace('{format}', 'vtt').replace('{slug}.{extension}', 'a-slug.vtt');
    expect(pathname).toBe(pattern.replace('{site}', 'wavelength'));
  });

  it('RT-43 the label follows the video, on every address of its family', () => {
    for (const path of ['/video/x/', '/paid-content/video/x/']) {
      expect(render(videoExample, path)).not.toContain('Sponsored');
      expect(render({ ...videoExample, section: 'sponsored' }, path)).toContain('Sponsored');
    }
  });
});

describe('playerState', () => {
  it('VD-01 follows the playback states, by their numbers', () => {
    expect(stateAfter().playback).toBe(-2);
    expect(stateAfter({ type: 'loading' }).playback).toBe(-1);
    expect(stateAfter({ type: 'playing' }, { type: 'ended' }).playback).toBe(0);
    expect(stateAfter({ type: 'playing' }).playback).toBe(1);
    expect(stateAfter({ type: 'playing' }, { type: 'paused' }).playback).toBe(2);
    expect(stateAfter({ type: 'playing' }, { type: 'waiting' }).playback).toBe(3);
    expect(stateAfter({ type: 'loading' }).playback).toBe(playbackStates.LOADING);
    expect(stateAfter({ type: 'loading' }, { type: 'playing' }).playback).toBe(playbackStates.PLAYING);
    expect(stateAfter({ type: 'playing' }, { type: 'waiting' }).playback).toBe(playbackStates.BUFFERING);
    expect(stateAfter({ type: 'playing' }, { type: 'paused' }).playback).toBe(playbackStates.PAUSED);
    expect(stateAfter({ type: 'playing' }, { type: 'ended' }, { type: 'paused' }).playback).toBe(
      playbackStates.STOPPED,
    );
    expect(stateAfter({ type: 'loading' }, { type: 'failed' }, { type: 'paused' })).toMatchObject({
      playback: playbackStates.STOPPED,
      hasFailed: true,
    });
  });

  it.each<[string, PlayerEvent[], boolean]>([
    ['scrolls away while it plays', [{ type: 'playing' }, { type: 'left-view' }], true],
    ['scrolls away while it waits', [{ type: 'playing' }, { type: 'paused' }, { type: 'left-view' }], false],
    ['comes back', [{ type: 'playing' }, { type: 'left-view' }, { type: 'entered-view' }], false],
    [
      'is closed',
      [{ type: 'playing' }, { type: 'left-view' }, { type: 'mini-closed' }, { type: 'playing' }],
      false,
    ],
    ['starts out of view', [{ type: 'left-view' }, { type: 'playing' }], true],
  ])('VD-17 is small when it %s: %#', (_name, events, isMini) => {
    expect(stateAfter(...events).isMini).toBe(isMini);
  });

  it('VD-07 handles keys, except those that belong to a button, a slider or the browser', () => {
    const press = (key: string, more = {}) =>
      commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, on: 'other', ...more })?.kind;
    expect([' ', 'k', 'K', 'm', 'f', 'c', 'ArrowLeft', 'ArrowUp', 'x'].map((key) => press(key))).toEqual([
      'toggle',
      'toggle',
      'toggle',
      'mute',
      'fullscreen',
      'captions',
      'seek-by',
      'volume-by',
      undefined,
    ]);
    expect(press(' ', { on: 'button' })).toBeUndefined();
    expect(press('ArrowLeft', { on: 'range' })).toBeUndefined();
    expect(press('f', { ctrlKey: true })).toBeUndefined();
  });

  it('remembers settings and forgives what is stored', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (n: string, v: string) => void stored.set(n, v),
    };
    saveSettings(storage, { volume: 0.4, muted: true, rate: 1.5, captions: false });
    expect(readSettings(storage)).toEqual({ volume: 0.4, muted: true, rate: 1.5, captions: false });
    for (const odd of ['{"volume":7,"rate":99}', 'null', '{', '[]'])
      expect(readSettings({ getItem: () => odd })).toEqual({});
    expect([1, 2, 0.75, 9].map(nextRate)).toEqual([1.25, 0.75, 1, 1]);
  });

  it.each([
    [[1080, 480], undefined, 1080],
    [[1080, 480], 1080, 480],
    [[1080, 480], 480, undefined],
    [[], undefined, undefined],
  ])('VD-18 of %o, after %s comes %s', (heights, height, next) => {
    expect(nextHeight(heights, height)).toBe(next);
  });

  it('knows which chapter plays', () => {
    const chapters = [{ start: 0 }, { start: 5 }];
    expect([0, 4.9, 4.96, 9].map((seconds) => chapterAt(chapters, seconds))).toEqual([0, 0, 1, 1]);
  });
});
