import { z } from 'zod';
import { content } from './content.ts';

const videoFileTypes = ['HLS_CLEAR', 'HLS', 'HDS', 'WIFI', 'Downloadable'] as const;
const videoFileFormats = ['M3U', 'MPEG4', 'm3u8'] as const;

export const videoFile = z.object({
  format: z.enum(videoFileFormats),
  height: z.number().int().optional(),
  id: z.string(),
  type: z.enum(videoFileTypes),
  typeName: z.string().default('videoFile'),
  url: z.string(),
  width: z.number().int().optional(),
  bitrates: z.array(z.number()).default([]),
  codecs: z.string().optional(),
  device: z.string().optional(),
  downloadUrl: z.string().optional(),
  duration: z.number().optional(),
  frameRate: z.number().optional(),
  language: z.string().optional(),
  size: z.number().optional(),
  sourceUrl: z.string().optional(),
  streamingUrl: z.string().optional(),
  /** "Related ids" of the specification: the media and release this file was cut from. */
  mediaId: z.string().optional(),
  releaseId: z.string().optional(),
});
export type VideoFile = z.infer<typeof videoFile>;

export const transcript = z.object({
  data: z.string(),
  format: z.string(),
  id: z.string(),
  process: z.string().optional(),
  source: z.string().optional(),
  typeName: z.string().default('transcript'),
  videoId: z.string(),
});
export type Transcript = z.infer<typeof transcript>;

/** A part of a video with a name of its own; it ends where the next one starts. */
export const videoChapter = z.object({ start: z.number().nonnegative(), title: z.string() });
export type VideoChapter = z.infer<typeof videoChapter>;

export const videoMetaData = z.object({
  collection: z.string().optional(),
  duration: z.number().optional(),
  files: z.array(videoFile).default([]),
  mpxId: z.string().optional(),
  mpxRefId: z.string().optional(),
  promoDescription: z.string().optional(),
  promoTitle: z.string().optional(),
  ratingVChip: z.string().optional(),
  section: z.string().optional(),
  status: z.string().default('LIVE'),
});

export const video = content.extend({
  typeName: z.literal('video').default('video'),
  description: z.string().optional(),
  duration: z.number().optional(),
  files: z.array(videoFile).default([]),
  metaData: videoMetaData.prefault({}),
  /** Provider-specific addresses, kept beside the neutral ones below. */
  providerManifestUrl: z.string().optional(),
  providerMp4Url: z.string().optional(),
  manifestUrl: z.string().optional(),
  mp4Url: z.string().optional(),
  mp4Height: z.number().int().optional(),
  mp4Width: z.number().int().optional(),
  mpxRefId: z.string().optional(),
  mp4: z.string().optional(),
  suppressAds: z.boolean().default(false),
  /** Ours, beside the specification's fields. */
  chapters: z.array(videoChapter).default([]),
  transcripts: z.array(transcript).default([]),
});
export type Video = z.infer<typeof video>;
