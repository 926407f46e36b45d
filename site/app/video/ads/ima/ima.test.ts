import { describe, expect, it } from 'vitest';
import type { Companion } from '../ad.ts';
import { type ImaInput, type ImaState, imaStart, imaState } from './ima-state.ts';
import { type ImaBreak, playIma } from './play-ima.ts';
import { createImaDouble } from './test/ima-double.ts';

const element = {} as HTMLElement;
const mainVideo = { volume: 0.6 } as HTMLVideoElement;

function play(options: Parameters<typeof createImaDouble>[0] = {}, more: Partial<ImaBreak> = {}) {
  const double = createImaDouble(options);
  const received: ImaInput[] = [];
  const beside: (Companion | undefined)[] = [];
  const playing = playIma({
    ima: double.ima,
    container: element,
    video: mainVideo,
    tag: 'https://ads.example/tag?iu=/1/2',
    size: { width: 640, height: 360 },
    isMuted: false,
    startsByItself: false,
    timeout: 4000,
    language: 'en',
    send: (event) => received.push(event),
    showBeside: (companion) => beside.push(companion),
    ...more,
  });
  return { double, received, beside, playing };
}

describe('playIma, with a double that enforces the order of the reference', () => {
  it('VD-07 requests ads with the tag, and starts the response', () => {
    const { double, received } = play();
    expect(double.calls).toEqual([
      'settings.vpaid 0',
      'settings.locale en',
      'container',
      'container.initialize',
      'loader',
      'loader.requestAds',
    ]);
    expect(double.request()).toMatchObject({
      adTagUrl: 'https://ads.example/tag?iu=/1/2',
      linearAdSlotWidth: 640,
      linearAdSlotHeight: 360,
      vastLoadTimeout: 4000,
      willAutoPlay: false,
      willPlayMuted: false,
    });
    double.answer();
    expect(double.calls.slice(6)).toEqual([
      'getAdsManager',
      'manager.init',
      'manager.setVolume',
      'manager.start',
    ]);
    expect(double.rendering()).toMatchObject({ loadVideoTimeout: 4000 });
    expect(double.volume).toBe(0.6);
    double.happen('STARTED');
    double.happen('CONTENT_RESUME_REQUESTED', null);
    expect(received.map((event) => (event.type === 'sdk' ? event.name : event.type))).toEqual([
      'STARTED',
      'CONTENT_RESUME_REQUESTED',
    ]);
  });

  it('VD-04 passes autoplay and volume to the SDK', () => {
    const { double } = play({}, { isMuted: true, startsByItself: true });
    double.answer();
    expect(double.request()).toMatchObject({ willAutoPlay: true, willPlayMuted: true });
    expect(double.volume).toBe(0);
  });

  it.each([
    'settings.vpaid 0',
    'container',
    'container.initialize',
    'loader',
    'loader.requestAds',
    'getAdsManager',
    'manager.init',
    'manager.start',
  ])('VD-07 an SDK that throws at %s fails the ad and nothing else', (throwsAt) => {
    const { double, received, playing } = play({ throwsAt });
    double.answer();
    expect(received).toContainEqual({ type: 'failed' });
    playing.end();
  });

  it.each(['reject', 'fail'] as const)('VD-07 receives an error from the SDK: %s', (how) => {
    const { double, received } = play();
    if (how === 'fail') double.answer();
    double[how]();
    expect(received).toEqual([{ type: 'failed' }]);
  });

  const html = '<a href="https://shop.example/"><img src="https://cdn.example/a.png" alt=""></a>';
  it.each<[string, { width: number; height: number; content: () => string }[], unknown]>([
    ['none', [], undefined],
    [
      'one of our size among others',
      [
        { width: 728, height: 90, content: () => 'too wide' },
        { width: 300, height: 60, content: () => html },
      ],
      { html, width: 300, height: 60, seenAt: [] },
    ],
    ['one of another size', [{ width: 300, height: 250, content: () => html }], undefined],
    ['one that is empty', [{ width: 300, height: 60, content: () => '' }], undefined],
    ['one without end', [{ width: 300, height: 60, content: () => 'x'.repeat(100_001) }], undefined],
    [
      'one that throws',
      [
        {
          width: 300,
          height: 60,
          content: () => {
            throw new Error('The SDK failed');
          },
        },
      ],
      undefined,
    ],
  ])('VD-11 companions: %s', (_, companions, expected) => {
    const { double, beside, received } = play();
    double.companions = companions;
    double.answer();
    double.happen('LOADED');
    expect(beside).toEqual([]);
    double.happen('STARTED');
    expect(beside).toEqual([expected]);
    expect(received).not.toContainEqual({ type: 'failed' });
  });

  it('VD-07 passes on pause, volume and size, and removes everything at the end', () => {
    const { double, playing } = play();
    expect(playing.left()).toBeUndefined();
    double.answer();
    double.left = 7;
    expect(playing.left()).toBe(7);
    double.calls.length = 0;
    playing.pause();
    playing.resume();
    playing.setMuted(true);
    playing.resize({ width: 1280, height: 720 }, true);
    playing.end();
    playing.end();
    double.answer();
    playing.pause();
    expect(double.calls).toEqual([
      'manager.pause',
      'manager.resume',
      'manager.setVolume',
      'manager.resize 1280x720 fullscreen',
      'manager.destroy',
      'loader.destroy',
      'container.destroy',
    ]);
    expect(double.volume).toBe(0);
  });
});

describe('imaState', () => {
  const sdk = (name: (ImaInput & { type: 'sdk' })['name'], isLinear = true): ImaInput => ({
    type: 'sdk',
    name,
    isLinear,
  });
  const run = (events: readonly ImaInput[]) =>
    events.reduce<{ state: ImaState; reported: string[] }>(
      ({ state, reported }, event) => {
        const { next, report } = imaState(state, event);
        return { state: next, reported: [...reported, ...report] };
      },
      { state: imaStart, reported: [] },
    );

  it.each<[string, ImaInput[], string[], string]>([
    [
      'plays through',
      [
        sdk('LOADED'),
        sdk('CONTENT_PAUSE_REQUESTED'),
        sdk('IMPRESSION'),
        sdk('STARTED'),
        sdk('FIRST_QUARTILE'),
        sdk('MIDPOINT'),
        sdk('THIRD_QUARTILE'),
        sdk('COMPLETE'),
        sdk('CONTENT_RESUME_REQUESTED'),
        sdk('ALL_ADS_COMPLETED'),
      ],
      ['loaded', 'impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
      'COMPLETED',
    ],
    ['is skipped', [sdk('STARTED'), sdk('SKIPPED'), sdk('ALL_ADS_COMPLETED')], ['start', 'skip'], 'SKIPPED'],
    [
      'is paused by a click and resumes',
      [sdk('STARTED'), sdk('CLICK'), sdk('PAUSED'), sdk('PAUSED'), sdk('RESUMED')],
      ['start', 'click', 'pause', 'resume'],
      'PLAYING',
    ],
    ['fails before it began', [{ type: 'failed' }, sdk('STARTED')], ['error'], 'FAILED'],
    [
      'fails in its middle',
      [sdk('STARTED'), { type: 'failed' }, { type: 'failed' }],
      ['start', 'error'],
      'FAILED',
    ],
    ['is an overlay', [sdk('LOADED', false)], [], 'FAILED'],
    ['is a break without ads', [sdk('ALL_ADS_COMPLETED')], [], 'COMPLETED'],
  ])('VD-07 a break that %s', (_name, events, reported, phase) => {
    const result = run(events);
    expect([result.reported, result.state.phase]).toEqual([reported, phase]);
  });
});
