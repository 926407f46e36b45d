import type { Video } from '#content/entities/video.ts';
import { transcriptExample, videoExample } from '#content/examples/video.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { viewStories } from '../../../components/fixture/view-stories.tsx';
import { SharedVideo } from './shared-video.tsx';
import { VideoView } from './video-view.tsx';

const captions = (lines: readonly string[]) => ({
  ...transcriptExample,
  format: 'vtt',
  data: `WEBVTT\n\n${lines.map((line, index) => `00:${String(index).padStart(2, '0')}.000 --> 00:${String(index + 1).padStart(2, '0')}.000\n${line}`).join('\n\n')}`,
});
const nothingToPlay: Partial<Video> = {
  files: [],
  providerManifestUrl: undefined,
  providerMp4Url: undefined,
  manifestUrl: undefined,
  mp4Url: undefined,
  mp4: undefined,
  metaData: { ...videoExample.metaData, files: [] },
};

const videos: Readonly<Record<string, Partial<Video>>> = {
  usual: {},
  'captions as transcript': { transcripts: [captions(['This is the Arc 14.', 'It has a hinge.'])] },
  'captions that are none': { transcripts: [{ ...transcriptExample, format: 'vtt', data: 'not captions' }] },
  'thirty chapters': {
    chapters: Array.from({ length: 30 }, (_, index) => ({ start: index * 4, title: `Chapter ${index + 1}` })),
  },
  'a loop: no chapters': { duration: 41 },
  'two chapters at one moment': {
    chapters: [
      { start: 5, title: 'One' },
      { start: 5, title: 'Another' },
    ],
  },
  'nothing to play': nothingToPlay,
  'nothing but a title': {
    ...nothingToPlay,
    chapters: [],
    transcripts: [],
    image: undefined,
    promoImage: undefined,
    author: undefined,
    topics: [],
    description: undefined,
    duration: undefined,
  },
  sponsored: { section: 'sponsored', suppressAds: true },
  'very long words': {
    headline: undefined,
    title: longWords,
    description: longWords,
    chapters: [
      { start: 0, title: longWords },
      { start: 9, title: endlessWord },
    ],
  },
  'one endless word': { headline: undefined, title: endlessWord, description: endlessWord },
  'right to left, with emoji': {
    headline: undefined,
    title: rightToLeft,
    description: rightToLeft,
    transcripts: [captions([rightToLeft])],
  },
  'from the future': { datePublished: '2999-01-01T00:00:00Z', displayDatePublished: undefined },
};

const shared = (more: Partial<Video> = {}) => (
  <SharedVideo video={{ ...videoExample, ...more }} path="/video/arc-14-on-the-bench/" mainId="main" />
);

export const stories: Stories = {
  ...viewStories(
    VideoView,
    Object.fromEntries(
      Object.entries(videos).map(([state, more]) => [
        state,
        componentOf('Video', { data: { ...videoExample, ...more } }),
      ]),
    ),
  ),
  'shared with other sites': () => shared(),
  'shared, very long title': () => shared({ headline: undefined, title: longWords }),
  'shared, nothing to play': () => shared(nothingToPlay),
};
