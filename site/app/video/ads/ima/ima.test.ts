import { describe, expect, it } from 'vitest';
import type { Companion } from '../spot.ts';
import { type ImaHappening, type ImaState, imaBegins, imaState } from './ima-state.ts';
import { type ImaBreak, playIma } from './play-ima.ts';
import { createImaDouble } from './test/ima-double.ts';

const element = {} as HTMLElement;
const film = { volume: 0.6 } as HTMLVideoElement;

function play(options: Parameters<typeof createImaDouble>[0] = {}, more: Partial<ImaBreak> = {}) {
  const double = createImaDouble(options);
  const heard: ImaHappening[] = [];
  const beside: (Companion | undefined)[] = [];
  const playing = playIma({
    ima: double.ima,
    container: element,
    video: film,
    tag: 'https://ads.example/tag?iu=/1/2',
    size: { width: 640, height: 360 },
    isMuted: false,
    startsByItself: false,
    patience: 4000,
    language: 'en',
    hear: (event) => heard.push(event),
    showBeside: (companion) => beside.push(companion),
    ...more,
  });
  return { double, heard, beside, playing };
}

describe('playIma, with a stand-in that insists on the order of the reference', () => {
  it('VD-07 asks for ads with the tag, and starts what comes', () => {
    const { double, heard } = play();
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
    expect(heard.map((event) => (event.type === 'sdk' ? event.name : event.type))).toEqual([
      'STARTED',
      'CONTENT_RESUME_REQUESTED',
    ]);
  });

  it('VD-04 tells the SDK who began and how loud it is', () => {
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
  ])('VD-07 a program that throws at %s is a failed spot and no more', (throwsAt) => {
    const { double, heard, playing } = play({ throwsAt });
    double.answer();
    expect(heard).toContainEqual({ type: 'failed' });
    playing.end();
  });

  it.each(['refuse', 'fail'] as const)('VD-07 hears an error when the SDK says so: %s', (how) => {
    const { double, heard } = play();
    if (how === 'fail') double.answer();
    double[how]();
    expect(heard).toEqual([{ type: 'failed' }]);
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
  ])('VD-11 what stands beside it: %s', (_, companions, expected) => {
    const { double, beside, heard } = play();
    double.companions = companions;
    double.answer();
    double.happen('LOADED');
    expect(beside).toEqual([]);
    double.happen('STARTED');
    expect(beside).toEqual([expected]);
    expect(heard).not.toContainEqual({ type: 'failed' });
  });

  it('VD-07 passes on pause, silence and size, and leaves nothing behind', () => {
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
  const sdk = (name: (ImaHappening & { type: 'sdk' })['name'], isLinear = true): ImaHappening => ({
    type: 'sdk',
    name,
    isLinear,
  });
  const run = (events: readonly ImaHappening[]) =>
    events.reduce<{ state: ImaState; told: string[] }>(
      ({ state, told }, event) => {
        const { next, tell } = imaState(state, event);
        return { state: next, told: [...told, ...tell] };
      },
      { state: imaBegins, told: [] },
    );

  it.each<[string, ImaHappening[], string[], string]>([
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
      'is paused by a click and goes on',
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
    ['would lie over the film', [sdk('LOADED', false)], [], 'FAILED'],
    ['is a break without ads', [sdk('ALL_ADS_COMPLETED')], [], 'COMPLETED'],
  ])('VD-07 a break that %s', (_name, events, told, phase) => {
    const result = run(events);
    expect([result.told, result.state.phase]).toEqual([told, phase]);
  });
});
