import type { z } from 'zod';
import type { Complete } from '../complete.ts';
import type { Transcript, Video, VideoFile, videoMetaData } from '../entities/video.ts';
import { contentExample } from './content.ts';

export const videoFileExample: Complete<VideoFile> = {
  format: 'MPEG4',
  height: 720,
  id: 'file-720',
  type: 'Downloadable',
  typeName: 'videoFile',
  url: 'https://media.news.example/arc-14/720.mp4',
  width: 1280,
  bitrates: [2400],
  codecs: 'avc1.64001f, mp4a.40.2',
  device: 'desktop',
  downloadUrl: 'https://media.news.example/arc-14/720.mp4?download=1',
  duration: 125,
  frameRate: 30,
  language: 'en',
  size: 38_400_000,
  sourceUrl: 'https://media.news.example/arc-14/source.mov',
  streamingUrl: 'https://media.news.example/arc-14/stream.m3u8',
  mediaId: 'media-112',
  releaseId: 'release-112',
};

export const transcriptExample: Complete<Transcript> = {
  data: 'This is the Halden Arc 14.',
  format: 'text',
  id: 'transcript-1',
  process: 'human',
  source: 'desk',
  typeName: 'transcript',
  videoId: 'video-arc-14-bench',
};

export const videoMetaDataExample: Complete<z.infer<typeof videoMetaData>> = {
  collection: 'the-all-day-laptop',
  duration: 125,
  files: [videoFileExample],
  mpxId: 'mpx-9001',
  mpxRefId: 'ref-9001',
  promoDescription: 'Two minutes on the bench.',
  promoTitle: 'On the bench',
  ratingVChip: 'TV-G',
  section: 'hands_on',
  status: 'LIVE',
};

export const videoExample: Complete<Video> = {
  ...contentExample,
  typeName: 'video',
  id: 'video-arc-14-bench',
  slug: 'arc-14-on-the-bench',
  description: 'Two minutes on the bench with the Halden Arc 14.',
  duration: 125,
  files: [videoFileExample],
  metaData: videoMetaDataExample,
  providerManifestUrl: 'https://provider.example/arc-14/manifest.m3u8',
  providerMp4Url: 'https://provider.example/arc-14/720.mp4',
  manifestUrl: 'https://media.news.example/arc-14/manifest.m3u8',
  mp4Url: 'https://media.news.example/arc-14/720.mp4',
  mp4Height: 720,
  mp4Width: 1280,
  mpxRefId: 'ref-9001',
  mp4: 'https://media.news.example/arc-14/720.mp4',
  suppressAds: false,
  chapters: [
    { start: 0, title: 'The lid' },
    { start: 60, title: 'The hinge' },
  ],
  transcripts: [transcriptExample],
};
