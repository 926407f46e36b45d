import { describe, expect, it } from 'vitest';
import type { VideoAdFile } from './ad.ts';
import { allowedAddress } from './allowed-address.ts';
import { fillMacros } from './fill-macros.ts';
import { loadVideoAd } from './load-ad.ts';
import { chooseFile, readVideoAd } from './read-ad.ts';
import { allBelow, parseVast, vastServers } from './test/vast-documents.ts';
import {
  longestVideoAdSeconds,
  secondsToSkip,
  startVideoAd,
  type VideoAdAction,
  videoAdState,
} from './video-ad-state.ts';

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
  <Tracking event="progress" offset="00:00:03"><![CDATA[https://a.example/three]]></Tracking>
  <Tracking event="progress" offset="40%"><![CDATA[https://a.example/forty]]></Tracking>
  <Tracking event="playerExpand"><![CDATA[https://a.example/large]]></Tracking>
  <Tracking event="complete"><![CDATA[javascript:alert(1)]]></Tracking></TrackingEvents>
  <Duration>00:00:10</Duration><MediaFiles>${files ?? '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://a.example/a.mp4</MediaFile>'}</MediaFiles>${more}</Linear>`;
const inline = (inside: string) =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>X</AdSystem><AdTitle>A video ad</AdTitle>
  <Advertiser>Lamps &amp; Co</Advertiser><Error>https://a.example/error?c=[ERRORCODE]</Error>
  <Impression>https://a.example/seen</Impression><Creatives>${inside}</Creatives></InLine></Ad></VAST>`;
const creative = (inside: string) => `<Creative id="1">${inside}</Creative>`;
const wrapperAd = (to: string) =>
  `<Ad id="w"><Wrapper><AdSystem>W</AdSystem><Error>https://w.example/error?c=[ERRORCODE]</Error>
  <Impression>https://w.example/seen</Impression><VASTAdTagURI><![CDATA[${to}]]></VASTAdTagURI></Wrapper></Ad>`;
const vast = (inside: string) => `<VAST version="4.2">${inside}</VAST>`;
const wrapper = (to: string) => vast(wrapperAd(to));
const filesOnly = (file: string) => inline(creative(linear('', file)));

/** Uses the product's VAST client on documents of an independent parser. */
async function load(answers: Readonly<Record<string, string>>) {
  const documents = vastServers(answers);
  const reported: string[] = [];
  const notify = (address: string) => void reported.push(address);
  const ad = await loadVideoAd({ tag: '/ads/vast?iu=/1/2', origin, documents, notify });
  return { ad, reported, requested: documents.requested };
}

describe('loadVideoAd', () => {
  it('VD-07 reads an ad with its skip, click, progress and companions', async () => {
    const clicks =
      '<VideoClicks><ClickThrough>https://lamps.example/</ClickThrough><ClickTracking>https://a.example/click</ClickTracking></VideoClicks>';
    const beside = `<CompanionAds><Companion width="300" height="60"><IFrameResource>/ads/creative/7</IFrameResource>
      <TrackingEvents><Tracking event="creativeView">https://a.example/beside</Tracking></TrackingEvents></Companion>
      <Companion width="300" height="60"><StaticResource creativeType="image/png">https://a.example/b.png</StaticResource><AltText>A lamp</AltText>
      <CompanionClickThrough>https://lamps.example/b</CompanionClickThrough><CompanionClickTracking>https://a.example/b-click</CompanionClickTracking></Companion>
      <Companion width="300" height="60"><HTMLResource>&lt;script&gt;alert(1)&lt;/script&gt;</HTMLResource></Companion>
      <Companion width="300" height="60"><StaticResource creativeType="application/javascript">https://a.example/b.js</StaticResource></Companion></CompanionAds>`;
    const text = inline(creative(linear(clicks)) + creative(beside));
    const { ad } = await load({ '/ads/vast': text });
    expect(ad).toMatchObject({
      title: 'A video ad',
      advertiser: 'Lamps & Co',
      duration: 10,
      skipAfter: 2,
      click: 'https://lamps.example/',
      files: [{ url: 'https://a.example/a.mp4', type: 'video/mp4', width: 640, height: 360 }],
      companions: [
        {
          width: 300,
          height: 60,
          frame: `${origin}/ads/creative/7`,
          seenAt: ['https://a.example/beside'],
        },
        {
          image: 'https://a.example/b.png',
          text: 'A lamp',
          click: 'https://lamps.example/b',
          clickedAt: ['https://a.example/b-click'],
        },
      ],
      reported: {
        impression: ['https://a.example/seen'],
        start: ['https://a.example/start'],
        fullscreen: ['https://a.example/large'],
        complete: [],
        click: ['https://a.example/click'],
        error: ['https://a.example/error?c=[ERRORCODE]'],
      },
      progress: [
        { at: 3, isPart: false, addresses: ['https://a.example/three'] },
        { at: 0.4, isPart: true, addresses: ['https://a.example/forty'] },
      ],
    });
    expect(ad?.companions).toHaveLength(2);
    // The reported URLs are those in the document, read independently.
    const allowed = allBelow(parseVast(text), 'Tracking')
      .map(({ textContent }) => textContent.trim())
      .filter((address) => address.startsWith('https:'));
    const ours = [
      ...Object.values(ad?.reported ?? {}).flat(),
      ...(ad?.progress ?? []).flatMap(({ addresses }) => addresses),
      ...(ad?.companions ?? []).flatMap(({ seenAt }) => seenAt),
    ];
    expect(ours).toEqual(expect.arrayContaining(allowed));
  });

  it('VD-07 follows a wrapper, and both servers get reports', async () => {
    const { ad, reported } = await load({
      '/ads/vast': wrapper('https://b.example/tag'),
      '/tag': inline(creative(linear())),
    });
    expect([...(ad?.reported.impression ?? [])].sort()).toEqual([
      'https://a.example/seen',
      'https://w.example/seen',
    ]);
    expect(ad?.reported.error).toEqual(
      expect.arrayContaining([
        'https://a.example/error?c=[ERRORCODE]',
        'https://w.example/error?c=[ERRORCODE]',
      ]),
    );
    expect(reported).toEqual([]);
  });

  it('VD-07 takes the first ad of several that it can play', async () => {
    const program =
      '<MediaFile type="application/javascript" apiFramework="VPAID">https://a.example/a.js</MediaFile>';
    const { ad } = await load({
      '/ads/vast': filesOnly(program).replace(
        '</VAST>',
        inline(creative(linear())).replace(/^<VAST[^>]*>/, ''),
      ),
    });
    expect(ad?.files).toHaveLength(1);
  });

  const error = (host: string, code: number) => `https://${host}.example/error?c=${code}`;
  it.each<[string, Record<string, string>, string[]]>([
    ['has no ad', { '/ads/vast': '<VAST version="4.2"/>' }, []],
    [
      'wants to notify that there is none',
      { '/ads/vast': vast('<Error><![CDATA[https://a.example/none?c=[ERRORCODE]]]></Error>') },
      ['https://a.example/none?c=303'],
    ],
    ['wants to notify it in a bad place', { '/ads/vast': vast('<Error>javascript:alert(1)</Error>') }, []],
    ['is not there', {}, []],
    ['answers nonsense', { '/ads/vast': '<html><script>alert(1)</script></html>' }, []],
    ['answers half a document', { '/ads/vast': '<VAST version="4.2"><Ad><InLine>' }, []],
    ['speaks another language', { '/ads/vast': '<MAST><Ad/></MAST>' }, []],
    ['is a wrapper without an end', { '/ads/vast': wrapper('/ads/vast') }, [error('w', 302)]],
    ['leads to nothing', { '/ads/vast': wrapper('https://b.example/none') }, [error('w', 301)]],
    [
      'leads to no ad',
      { '/ads/vast': wrapper('https://b.example/tag'), '/tag': '<VAST version="4.2"/>' },
      [error('w', 303)],
    ],
    ['leads to an insecure place', { '/ads/vast': wrapper('http://b.example/tag') }, [error('w', 301)]],
    ['leads to a script', { '/ads/vast': wrapper('javascript://x/%0aalert(1)') }, [error('w', 301)]],
    [
      'offers a script as a video',
      {
        '/ads/vast': filesOnly(
          '<MediaFile type="application/javascript" apiFramework="VPAID">https://a.example/a.js</MediaFile>',
        ),
      },
      [error('a', 403)],
    ],
    [
      'offers a page as a video',
      { '/ads/vast': filesOnly('<MediaFile type="text/html">https://a.example/a.html</MediaFile>') },
      [error('a', 403)],
    ],
    [
      'offers an insecure video',
      { '/ads/vast': filesOnly('<MediaFile type="video/mp4">http://a.example/a.mp4</MediaFile>') },
      [error('a', 403)],
    ],
    ['offers no video', { '/ads/vast': filesOnly('') }, [error('a', 303)]],
  ])(
    'VD-07 there is no ad when the server %s, and its error URLs are requested',
    async (_name, answers, errors) => {
      const { ad, reported, requested } = await load(answers);
      expect(ad).toBeUndefined();
      expect([...new Set(reported)]).toEqual(errors);
      expect(requested.every((url) => url.startsWith('https://'))).toBe(true);
    },
  );

  it('VD-07 a document that names a thousand others ends soon', async () => {
    const many = vast(Array.from({ length: 40 }, () => wrapperAd('https://b.example/ads/vast')).join(''));
    const { ad, requested } = await load({ '/ads/vast': many });
    expect(ad).toBeUndefined();
    expect(requested.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a document of its own', 'data:text/html,x'],
    ['a name and a password', 'https://a:b@lamps.example/'],
    ['an insecure place', 'http://lamps.example/'],
  ])('VD-07 a click never leads to %s', async (_name, address) => {
    const clicks = `<VideoClicks><ClickThrough><![CDATA[${address}]]></ClickThrough></VideoClicks>`;
    const { ad } = await load({ '/ads/vast': inline(creative(linear(clicks))) });
    expect([ad?.files.length, ad?.click]).toEqual([1, undefined]);
  });

  it('VD-07 texts of an advertiser are short and left to right', async () => {
    const title = `\u202E${'x'.repeat(5000)}`;
    const { ad } = await load({ '/ads/vast': inline(creative(linear())).replace('A video ad', title) });
    expect(ad?.title).toBe('x'.repeat(120));
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
  { ads: [{ creatives: 'x', errorURLTemplates: 7 }] },
])('VD-07 ignores %o', (answer) => {
  expect(readVideoAd(answer, origin)).toMatchObject({ ad: undefined, errorsTo: [] });
});

it.each([
  [600, 640],
  [800, 1280],
  [2000, 1920],
])('VD-07 a box of %d gets the file of %d', (box, width) => {
  const files: VideoAdFile[] = [1920, 640, 1280, 4000].map((size) => ({
    url: `/${size}`,
    type: size === 4000 ? 'video/webm' : 'video/mp4',
    width: size,
    height: 9,
    bitrate: 0,
  }));
  expect(chooseFile(files, box, (type) => type === 'video/mp4')?.width).toBe(width);
});

it('VD-07 fills macros, and uses -1 for unknown values', () => {
  const facts = { time: 3.25, file: 'https://a.example/a b', errorCode: 401, now: new Date(0), random: 0.5 };
  expect(
    fillMacros('https://x.example/?[ADPLAYHEAD]&[ERRORCODE]&[CACHEBUSTING]&[IFA]&[ASSETURI]&[a]', facts),
  ).toBe('https://x.example/?00%3A00%3A03.250&401&50000000&-1&https%3A%2F%2Fa.example%2Fa%20b&[a]');
});

describe('videoAdState', () => {
  const progress = [
    { at: 6, isPart: false },
    { at: 0.9, isPart: true },
  ];
  const run = (events: VideoAdAction[], skipAfter: number | undefined = 5) =>
    events.reduce(
      (before, event) => {
        const { next, report } = videoAdState(before.state, event);
        return { state: next, reported: [...before.reported, ...report] };
      },
      {
        state: startVideoAd({ duration: 10, skipAfter, progress }, false),
        reported: [] as (string | number)[],
      },
    );
  const at = (time: number): VideoAdAction => ({ type: 'time', time, duration: 10 });
  const playing: VideoAdAction = { type: 'playing' };
  const begun = ['loaded', 'impression', 'creativeView', 'start'];

  it.each<[string, VideoAdAction[], (string | number)[], string]>([
    ['has not begun', [at(3)], [], 'LOADING'],
    ['starts', [playing, playing], begun, 'PLAYING'],
    [
      'plays through',
      [
        { type: 'loaded' },
        playing,
        at(2.5),
        at(2.6),
        at(5),
        at(7.5),
        at(9.5),
        { type: 'ended' },
        { type: 'ended' },
      ],
      [...begun, 'firstQuartile', 'midpoint', 'thirdQuartile', 0, 1, 'complete'],
      'COMPLETED',
    ],
    [
      'pauses and resumes',
      [playing, { type: 'paused' }, { type: 'paused' }, playing],
      [...begun, 'pause', 'resume'],
      'PLAYING',
    ],
    [
      'is muted and unmuted',
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
    [
      'enters and leaves fullscreen',
      [
        playing,
        { type: 'fullscreen', on: true },
        { type: 'fullscreen', on: true },
        { type: 'fullscreen', on: false },
      ],
      [...begun, 'fullscreen', 'exitFullscreen'],
      'PLAYING',
    ],
    [
      'has no end',
      [playing, at(longestVideoAdSeconds + 1), at(longestVideoAdSeconds + 2)],
      [...begun, 'error'],
      'FAILED',
    ],
    ['is pressed', [playing, { type: 'click' }], [...begun, 'click'], 'PLAYING'],
    ['fails', [{ type: 'failed', errorCode: 401 }, playing], ['error'], 'FAILED'],
  ])('VD-07 reports what happened when an ad %s', (_name, events, reported, phase) => {
    const result = run(events);
    expect(result.reported).toEqual(reported);
    expect(result.state.phase).toBe(phase);
  });

  it.each<[number | undefined, number, number | undefined]>([
    [5, 0, 5],
    [5, 4.2, 1],
    [5, 6, 0],
    [undefined, 6, undefined],
    [10, 6, undefined],
  ])('VD-07 skippable after %s, at %d: in %s', (skipAfter, time, expected) => {
    expect(secondsToSkip({ ...startVideoAd({ duration: 10, skipAfter }, false), time })).toBe(expected);
  });
});
