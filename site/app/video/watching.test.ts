import { describe, expect, it, vi } from 'vitest';
import { playerVersion } from '#content/limits.ts';
import { onTrack, type TrackedEvent } from '../analytics/track.ts';
import { createWatch } from './create-watch.ts';
import { createPlays } from './plays.ts';
import { startWatching, type WatchEvent, type Watching, type WatchReport, watching } from './watching.ts';

/** The reports for these events, starting with nothing played. */
function watched(...events: WatchEvent[]): { state: Watching; reports: WatchReport[] } {
  const { next, reports } = startWatching('player-1', false, false);
  return events.reduce(
    (before, event) => {
      const { next: state, reports: more } = watching(before.state, event);
      return { state, reports: [...before.reports, ...more] };
    },
    { state: next, reports: [...reports] },
  );
}
const at = (time: number): WatchEvent => ({ type: 'time', time, duration: 100 });
const playing: WatchEvent = { type: 'playing', at: 1000 };
const percents = (reports: readonly WatchReport[]) =>
  reports.flatMap((report) => ('percent' in report ? [report.percent] : []));
const states = (reports: readonly WatchReport[]) =>
  reports.flatMap((report) => ('state' in report ? [report.state] : []));

describe('watching', () => {
  it.each<[string, WatchEvent[], string[], string]>([
    ['nothing', [], ['unplayed'], 'UNPLAYED'],
    ['an ad comes', [{ type: 'ad-loaded' }], ['unplayed'], 'ADLOADED'],
    ['it plays', [playing], ['unplayed', 'played'], 'PLAYED'],
    ['it plays on', [playing, playing], ['unplayed', 'played'], 'PLAYING'],
    ['it stops', [playing, { type: 'stopped' }], ['unplayed', 'played', 'stopped'], 'STOPPED'],
    ['it stops before it started', [{ type: 'stopped' }], ['unplayed'], 'UNPLAYED'],
    [
      'it is silenced',
      [playing, { type: 'volume', isMuted: true }],
      ['unplayed', 'played', 'muted'],
      'MUTED',
    ],
    [
      'it is unmuted',
      [
        { type: 'volume', isMuted: true },
        { type: 'volume', isMuted: false },
        { type: 'volume', isMuted: false },
      ],
      ['unplayed', 'muted', 'unmuted'],
      'UNMUTED',
    ],
    [
      'it ends',
      [playing, { type: 'ended', isLast: true }, { type: 'stopped' }],
      ['unplayed', 'played', 'completed'],
      'COMPLETED',
    ],
    [
      'it ends and another follows',
      [playing, { type: 'ended', isLast: false }, { type: 'stopped' }],
      ['unplayed', 'played', 'completed'],
      'CONTENT_COMPLETED',
    ],
    [
      'the reader stays with it',
      [playing, { type: 'ended', isLast: false }, { type: 'stayed' }],
      ['unplayed', 'played', 'completed'],
      'COMPLETED',
    ],
  ])('VD-02 VD-03 when %s', (_name, events, reported, videoState) => {
    const { state, reports } = watched(...events);
    expect(states(reports)).toEqual(reported);
    expect(state.player.videoState).toBe(videoState);
  });

  it('EN-72 stores when the content started, whether an ad runs, and whether the player is sticky', () => {
    const { state } = watched({ type: 'ad-loaded' }, { type: 'sticky', on: true });
    expect(state.player).toEqual({
      autoplay: false,
      autoplayType: 'MANUAL',
      contentStartTime: null,
      isAd: true,
      player: 'player-1',
      sticky: true,
      videoState: 'ADLOADED',
    });
    const later = watched(
      { type: 'ad-loaded' },
      { type: 'ad-ended' },
      playing,
      { type: 'stopped' },
      { type: 'playing', at: 9 },
    );
    expect(later.state.player).toMatchObject({ isAd: false, contentStartTime: 1000 });
  });

  it.each<[string, WatchEvent[], number[]]>([
    [
      'plays through',
      [at(20), at(30), at(49.9), at(50), at(80), at(100), { type: 'ended', isLast: true }],
      [25, 50, 75, 100],
    ],
    ['goes back and plays again', [at(30), { type: 'moved', time: 0 }, at(60)], [25, 50]],
    ['jumps over two', [at(10), { type: 'moved', time: 60 }, at(61), at(76)], [75]],
    [
      'ends a moment early',
      [at(99.8), { type: 'ended', isLast: true }, { type: 'ended', isLast: true }],
      [25, 50, 75, 100],
    ],
    ['has no length', [{ type: 'time', time: 5, duration: Number.NaN }], []],
    ['is empty', [{ type: 'time', time: 5, duration: 0 }], []],
  ])('VD-05 reports each quarter once when it %s', (_name, events, expected) => {
    expect(percents(watched(playing, ...events).reports)).toEqual(expected);
  });
});

describe('createWatch', () => {
  it('VD-01 VD-02 VD-03 VD-04 VD-05 VD-06 EN-73 reports to measurement by its names', () => {
    const received: Omit<TrackedEvent, 'time'>[] = [];
    const stop = onTrack(({ name, payload }) => received.push({ name, payload }));
    vi.stubGlobal('document', new EventTarget());
    const watch = createWatch(
      { id: 'f1', title: 'A video' },
      { playerId: 'p', startsByItself: true, isMuted: false, isInline: false },
    );
    watch.notify(playing);
    watch.notify(at(26));
    watch.notify({ type: 'ended', isLast: false });
    createWatch(
      { id: 'f2', title: 'In a story' },
      { playerId: 'q', startsByItself: false, isMuted: false, isInline: true },
    );
    stop();
    vi.unstubAllGlobals();
    const facts = {
      video_id: 'f1',
      video_title: 'A video',
      autoplay_type: 'AUTOPLAY',
      player_version: playerVersion,
      playlist_id: 'f1',
      playlist_count: 1,
      view_correlation_id: expect.stringMatching(/^[\da-f-]{36}$/),
    };
    expect(playerVersion).toBe('3.2.1');
    const at1 = { ...facts, playback_state: 1, tracking_state: 'PLAYED' };
    const at0 = { ...facts, playback_state: 0, tracking_state: 'CONTENT_COMPLETED' };
    expect(received).toEqual([
      {
        name: 'video_state',
        payload: { ...facts, playback_state: -1, tracking_state: 'UNPLAYED', video_state: 'unplayed' },
      },
      { name: 'video_state', payload: { ...at1, video_state: 'played' } },
      { name: 'video_progress', payload: { ...at1, video_percent: 25 } },
      { name: 'video_progress', payload: { ...at0, video_percent: 100 } },
      { name: 'video_state', payload: { ...at0, video_state: 'completed' } },
      {
        name: 'video_state',
        payload: expect.objectContaining({ inline_id: 'f2', inline_click: 1, video_state: 'unplayed' }),
      },
    ]);
    expect(watch.state().autoplay).toBe(true);
  });
});

it('EN-73 videos that run on share the view they started in; videos in stories are counted by their clicks', () => {
  let views = 0;
  const plays = createPlays(() => `view-${++views}`);
  const run = [plays.playlist('a', false), plays.playlist('b', true), plays.playlist('a', false)];
  expect(run).toEqual([
    { id: 'a', count: 1, view_correlation_id: 'view-1' },
    { id: 'b', count: 2, view_correlation_id: 'view-1' },
    { id: 'a', count: 1, view_correlation_id: 'view-2' },
  ]);
  expect([plays.inline('a'), plays.inline('a'), plays.inline('b')]).toEqual([
    { id: 'a', click: 1 },
    { id: 'a', click: 2 },
    { id: 'b', click: 1 },
  ]);
});
