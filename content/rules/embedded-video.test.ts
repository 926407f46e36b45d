import { expect, it } from 'vitest';
import { video } from '../entities/video.ts';
import { videoExample } from '../examples/video.ts';
import { embeddedVideo } from './embedded-video.ts';

const nothing = video.parse({
  ...videoExample,
  files: [],
  metaData: {},
  manifestUrl: undefined,
  mp4Url: undefined,
  mp4: undefined,
  providerManifestUrl: undefined,
  providerMp4Url: undefined,
  transcripts: [],
  chapters: [],
  duration: undefined,
});
const transcript = (format: string) => ({ id: 't', videoId: 'v', typeName: 'transcript', format, data: '' });

it.each([
  ['VD-18 nothing to play', {}, undefined],
  ['VD-19 a file only over http', { mp4Url: 'http://example.com/a.mp4' }, undefined],
  ['VD-18 a stream', { manifestUrl: '/a.m3u8' }, { hls: '/a.m3u8', hasCaptions: false }],
  ['VD-18 a file', { mp4Url: '/a.mp4', mp4Width: 640 }, { mp4: { url: '/a.mp4', width: 640 } }],
  ['VD-15 captions', { mp4Url: '/a.mp4', transcripts: [transcript('VTT')] }, { hasCaptions: true }],
  [
    'VD-15 a plain text is no captions',
    { mp4Url: '/a.mp4', transcripts: [transcript('text')] },
    { hasCaptions: false },
  ],
  [
    'VD-18 chapters in order',
    {
      mp4Url: '/a.mp4',
      chapters: [
        { start: 9, title: 'b' },
        { start: 0, title: 'a' },
      ],
    },
    {
      chapters: [
        { start: 0, title: 'a' },
        { start: 9, title: 'b' },
      ],
    },
  ],
])('%s', (_, more, expected) => {
  const video = embeddedVideo({ ...nothing, ...more });
  if (expected) expect(video).toMatchObject({ id: nothing.id, ...expected });
  else expect(video).toBeUndefined();
});
