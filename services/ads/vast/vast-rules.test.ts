import { describe, expect, it } from 'vitest';
import type { VideoCreative } from '../line-item.ts';
import { creativeOf } from '../test/examples.ts';
import { vastProblems } from '../test/vast-rules.ts';
import { inlineVast, noAdVast, type VideoAd, wrapperVast } from './vast-document.ts';

const origin = 'https://wavelength.example';
const ad: VideoAd = {
  lineItemId: 10,
  advertiser: 'Lamps & Co',
  servingId: 'abc-123',
  registry: 'wavelength.example',
  addresses: {
    track: (event) => `${origin}/ads/track/t/${event}`,
    click: `${origin}/ads/click/t`,
    media: (url) => new URL(url, origin).href,
    companion: ({ id }) => ({
      frame: `${origin}/ads/creative/${id}`,
      click: `${origin}/ads/click/c`,
    }),
  },
};
const video: VideoCreative = {
  id: 100,
  kind: 'video',
  size: '854x480',
  weight: 1,
  title: 'Lamps',
  seconds: 3675,
  skipAfter: 5,
  clickUrl: 'https://lamps.example/',
  media: [{ url: '/a.mp4', type: 'video/mp4', width: 854, height: 480, bitrate: 400 }],
  companions: [101],
};
const companion = { ...creativeOf(101, '300x60'), weight: 1, line: '' };

describe('what our ad server says, by the rules of the standard', () => {
  it.each<[string, string]>([
    ['a video ad with a companion', inlineVast(video, ad, [companion])],
    ['a video ad that cannot be skipped', inlineVast({ ...video, skipAfter: undefined }, ad, [])],
    [
      'a stream and a file',
      inlineVast(
        {
          ...video,
          media: [
            { url: '/a.m3u8', type: 'application/vnd.apple.mpegurl', width: 854, height: 480 },
            { url: 'https://b.example/a.webm', type: 'video/webm', width: 1, height: 1 },
          ],
        },
        ad,
        [],
      ),
    ],
    [
      'words that look like markup',
      inlineVast(
        { ...video, title: ']]><Ad/>&amp;<x a="' },
        { ...ad, advertiser: '"<script>]]>', servingId: 'a"b<c', registry: '"><x' },
        [companion],
      ),
    ],
    ['another server’s tag', wrapperVast('https://b.example/tag?a=1&b=2', ad)],
    ['no ad', noAdVast()],
    ['no ad, and who wants to know', noAdVast(`${origin}/ads/none?c=[ERRORCODE]`)],
  ])('VD-07 %s', (_name, text) => {
    expect(vastProblems(text)).toEqual([]);
  });
});

describe('vastProblems', () => {
  const good = inlineVast(video, ad, [companion]);
  it.each<[string, string, RegExp]>([
    ['half a document', good.slice(0, -20), /no XML/],
    ['an ad that is nothing', '<VAST version="4.2"><Ad/></VAST>', /neither inline/],
    ['a wrong time', good.replace('01:01:15', '1:1:15'), /Duration: /],
    [
      'an order of its own',
      good.replace(/(<AdTitle>.*<\/AdTitle>)(<Advertiser>.*<\/Advertiser>)/, '$2$1'),
      /out of place/,
    ],
    ['an unknown event', good.replace('event="start"', 'event="begin"'), /event="begin"/],
    ['a file without a size', good.replace(' width="854"', ''), /lacks width/],
    [
      'a click that is a script',
      good.replace(`${origin}/ads/click/t`, 'javascript:alert(1)'),
      /ClickThrough: /,
    ],
    ['a document type', good.replace('<VAST', '<!DOCTYPE VAST><VAST'), /document type/],
  ])('sees %s', (_name, text, problem) => {
    expect(vastProblems(text).join()).toMatch(problem);
  });
});
