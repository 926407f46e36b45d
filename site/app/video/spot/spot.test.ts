import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedAddress } from './allowed-address.ts';
import { fillMacros } from './fill-macros.ts';
import { loadSpot } from './load-spot.ts';
import { chooseFile, readSpot } from './read-spot.ts';
import type { SpotFile } from './spot.ts';
import { beginSpot, type SpotHappening, secondsToSkip, spotState } from './spot-state.ts';

const origin = 'https://wavelength.example';

describe('allowedAddress', () => {
  it.each([
    ['/ads/track/a?code=[ERRORCODE]', `${origin}/ads/track/a?code=[ERRORCODE]`],
    [' https://ads.example/p?c=[CACHEBUSTING] ', 'https://ads.example/p?c=[CACHEBUSTING]'],
    ['//ads.example/p', 'https://ads.example/p'],
    ['http://ads.example/p', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://user:secret@ads.example/', undefined],
    ['https://', undefined],
    ['p', undefined],
    [`https://ads.example/${'a'.repeat(4000)}`, undefined],
    [7, undefined],
  ])('VD-07 %s: %s', (text, expected) => {
    expect(allowedAddress(text, origin)).toBe(expected);
  });
});

const linear = (more = '', files?: string) => `<Linear skipoffset="00:00:02"><TrackingEvents>
  <Tracking event="start"><![CDATA[https://a.example/start]]></Tracking>
  <Tracking event="complete"><![CDATA[javascript:alert(1)]]></Tracking></TrackingEvents>
  <Duration>00:00:10</Duration><MediaFiles>${files ?? '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://a.example/a.mp4</MediaFile>'}</MediaFiles>${more}</Linear>`;
const inline = (inside: string) =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>X</AdSystem><AdTitle>A spot</AdTitle>
  <Advertiser>Lamps &amp; Co</Advertiser><Error>https://a.example/error?c=[ERRORCODE]</Error>
  <Impression>https://a.example/seen</Impression><Creatives>${inside}</Creatives></InLine></Ad></VAST>`;
const creative = (inside: string) => `<Creative id="1">${inside}</Creative>`;
const wrapper = (to: string) =>
  `<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>W</AdSystem><Impression>https://w.example/seen</Impression>
  <VASTAdTagURI><![CDATA[${to}]]></VASTAdTagURI></Wrapper></Ad></VAST>`;

describe('loadSpot, through a parser that is not ours', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const asked: string[] = [];
  const load = (answers: Readonly<Record<string, string>>) => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      const text = answers[new URL(url).pathname];
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    });
    return loadSpot({ tag: '/ads/vast?iu=/1/2', origin });
  };

  it('VD-07 reads a spot with its skip, its click, and what stands beside it', async () => {
    const clicks =
      '<VideoClicks><ClickThrough>https://lamps.example/</ClickThrough><ClickTracking>https://a.example/click</ClickTracking></VideoClicks>';
    const beside = `<CompanionAds><Companion width="300" height="60"><IFrameResource>/ads/creative/7</IFrameResource></Companion>
      <Companion width="300" height="60"><HTMLResource>&lt;script&gt;alert(1)&lt;/script&gt;</HTMLResource></Companion></CompanionAds>`;
    const spot = await load({ '/ads/vast': inline(creative(linear(clicks)) + creative(beside)) });
    expect(spot).toMatchObject({
      title: 'A spot',
      advertiser: 'Lamps & Co',
      duration: 10,
      skipAfter: 2,
      click: 'https://lamps.example/',
      files: [{ url: 'https://a.example/a.mp4', type: 'video/mp4', width: 640, height: 360 }],
      companions: [{ width: 300, height: 60, frame: `${origin}/ads/creative/7` }],
      told: {
        impression: ['https://a.example/seen'],
        start: ['https://a.example/start'],
        complete: [],
        click: ['https://a.example/click'],
        error: ['https://a.example/error?c=[ERRORCODE]'],
      },
    });
    expect(spot?.companions).toHaveLength(1);
  });

  it('VD-07 follows a wrapper, and both servers hear of it', async () => {
    const spot = await load({
      '/ads/vast': wrapper('https://b.example/tag'),
      '/tag': inline(creative(linear())),
    });
    expect([...(spot?.told.impression ?? [])].sort()).toEqual([
      'https://a.example/seen',
      'https://w.example/seen',
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['says there is none', { '/ads/vast': '<VAST version="4.2"/>' }],
    ['is not there', {}],
    ['answers nonsense', { '/ads/vast': '<html><script>alert(1)</script></html>' }],
    ['answers half a document', { '/ads/vast': '<VAST version="4.2"><Ad><InLine>' }],
    ['is a wrapper without an end', { '/ads/vast': wrapper('/ads/vast') }],
    ['leads to an insecure place', { '/ads/vast': wrapper('http://b.example/tag') }],
    [
      'offers a program as a film',
      {
        '/ads/vast': inline(
          creative(
            linear(
              '',
              '<MediaFile type="application/javascript" apiFramework="VPAID">https://a.example/a.js</MediaFile>',
            ),
          ),
        ),
      },
    ],
    [
      'offers an insecure film',
      {
        '/ads/vast': inline(
          creative(linear('', '<MediaFile type="video/mp4">http://a.example/a.mp4</MediaFile>')),
        ),
      },
    ],
  ])('VD-07 there is no spot when the server %s', async (_name, answers) => {
    expect(await load(answers)).toBeUndefined();
    expect(asked.length).toBeLessThan(7);
    expect(asked.every((url) => url.startsWith('https://'))).toBe(true);
  });
});

it.each([
  undefined,
  null,
  7,
  {},
  { ads: [{}] },
  { ads: [null, 7] },
  { ads: [{ creatives: [{ type: 'linear', mediaFiles: 'x' }] }] },
])('VD-07 makes nothing of %o', (answer) => {
  expect(readSpot(answer, origin)).toBeUndefined();
});

it.each([
  [600, 640],
  [800, 1280],
  [2000, 1920],
])('VD-07 a box of %d gets the file of %d', (box, width) => {
  const files: SpotFile[] = [1920, 640, 1280, 4000].map((size) => ({
    url: `/${size}`,
    type: size === 4000 ? 'video/webm' : 'video/mp4',
    width: size,
    height: 9,
    bitrate: 0,
  }));
  expect(chooseFile(files, box, (type) => type === 'video/mp4')?.width).toBe(width);
});

it('VD-07 fills macros, and says -1 to what it does not tell', () => {
  const facts = { time: 3.25, file: 'https://a.example/a b', errorCode: 401, now: new Date(0), random: 0.5 };
  expect(
    fillMacros('https://x.example/?[ADPLAYHEAD]&[ERRORCODE]&[CACHEBUSTING]&[IFA]&[ASSETURI]&[a]', facts),
  ).toBe('https://x.example/?00%3A00%3A03.250&401&50000000&-1&https%3A%2F%2Fa.example%2Fa%20b&[a]');
});

describe('spotState', () => {
  const run = (events: SpotHappening[], skipAfter: number | undefined = 5) =>
    events.reduce(
      (before, event) => {
        const { next, tell } = spotState(before.state, event);
        return { state: next, told: [...before.told, ...tell] };
      },
      { state: beginSpot({ duration: 10, skipAfter }, false), told: [] as string[] },
    );
  const at = (time: number): SpotHappening => ({ type: 'time', time, duration: 10 });
  const playing: SpotHappening = { type: 'playing' };
  const begun = ['impression', 'start'];

  it.each<[string, SpotHappening[], string[], string]>([
    ['has not begun', [at(3)], [], 'LOADING'],
    ['begins', [playing, playing], begun, 'PLAYING'],
    [
      'plays through',
      [playing, at(2.5), at(2.6), at(5), at(7.5), { type: 'ended' }, { type: 'ended' }],
      [...begun, 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
      'COMPLETED',
    ],
    [
      'waits and goes on',
      [playing, { type: 'paused' }, { type: 'paused' }, playing],
      [...begun, 'pause', 'resume'],
      'PLAYING',
    ],
    [
      'is silenced and heard again',
      [
        playing,
        { type: 'volume', isMuted: true },
        { type: 'volume', isMuted: true },
        { type: 'volume', isMuted: false },
      ],
      [...begun, 'mute', 'unmute'],
      'PLAYING',
    ],
    ['is skipped too early', [playing, at(4.9), { type: 'skip' }], [...begun, 'firstQuartile'], 'PLAYING'],
    [
      'is skipped',
      [playing, at(5), { type: 'skip' }, at(9)],
      [...begun, 'firstQuartile', 'midpoint', 'skip'],
      'SKIPPED',
    ],
    ['is pressed', [playing, { type: 'click' }], [...begun, 'click'], 'PLAYING'],
    ['fails', [{ type: 'failed', errorCode: 401 }, playing], ['error'], 'FAILED'],
  ])('VD-07 tells what happened when a spot %s', (_name, events, told, phase) => {
    const result = run(events);
    expect(result.told).toEqual(told);
    expect(result.state.phase).toBe(phase);
  });

  it.each<[number | undefined, number, number | undefined]>([
    [5, 0, 5],
    [5, 4.2, 1],
    [5, 6, 0],
    [undefined, 6, undefined],
    [10, 6, undefined],
  ])('VD-07 skippable after %s, at %d: in %s', (skipAfter, time, expected) => {
    expect(secondsToSkip({ ...beginSpot({ duration: 10, skipAfter }, false), time })).toBe(expected);
  });
});
