import { describe, expect, it } from 'vitest';
import { videoFileExample } from '../examples/video.ts';
import { chooseVideoSources, hasVideoSources, isPlayable } from './video-sources.ts';

const none = { files: [] };
const file = (more: Partial<typeof videoFileExample>) => ({ ...videoFileExample, ...more });
const stream = (type: 'HLS' | 'HLS_CLEAR' | 'HDS', url: string) => file({ type, format: 'm3u8', url });

describe('chooseVideoSources', () => {
  it.each([
    ['https://cdn.example/a.mp4', true],
    ['/media/clips/a/clip.mp4', true],
    ['http://cdn.example/a.mp4', false],
    ['HTTP://cdn.example/a.mp4', false],
    ['//cdn.example/a.mp4', false],
    ['javascript:alert(1)', false],
    ['data:video/mp4;base64,AAAA', false],
    ['', false],
    [undefined, false],
  ])('VD-08 takes %s: %s', (url, expected) => {
    expect(isPlayable(url)).toBe(expected);
  });

  it('VD-08 ignores http files wherever they stand', () => {
    const sources = chooseVideoSources({
      manifestUrl: 'http://x.example/a.m3u8',
      mp4Url: 'http://x.example/a.mp4',
      files: [stream('HLS', 'http://x.example/b.m3u8'), file({ url: 'http://x.example/b.mp4' })],
      metaData: { files: [file({ url: 'http://x.example/c.mp4' })] },
    });
    expect(hasVideoSources(sources)).toBe(false);
  });

  it('VD-18 names the stream and the file, the neutral addresses first', () => {
    expect(
      chooseVideoSources({
        ...none,
        manifestUrl: '/m.m3u8',
        providerManifestUrl: '/p.m3u8',
        mp4Url: '/a.mp4',
        mp4: '/b.mp4',
        mp4Width: 640,
        mp4Height: 360,
      }),
    ).toEqual({ hls: '/m.m3u8', mp4: { url: '/a.mp4', width: 640, height: 360 } });
  });

  it('VD-18 finds both in the list of files: clear streams first, no Flash, the tallest file up to 1080', () => {
    const sources = [2160, 480, 1080].map((height) =>
      file({ url: `/${height}.mp4`, height, width: undefined as never }),
    );
    const streams = [
      stream('HDS', '/x.f4m'),
      stream('HLS', '/locked.m3u8'),
      stream('HLS_CLEAR', '/clear.m3u8'),
    ];
    const { hls, mp4 } = chooseVideoSources({ files: [...streams, ...sources] });
    expect([hls, mp4?.url]).toEqual(['/clear.m3u8', '/1080.mp4']);
    expect(chooseVideoSources({ files: [source(2160), source(1440)] }).mp4?.url).toBe('/1440.mp4');
    function source(height: number) {
      return file({ url: `/${height}.mp4`, height });
    }
  });

  it('has nothing to play without files', () => {
    expect(chooseVideoSources(none)).toEqual({ hls: undefined, mp4: undefined });
  });
});
