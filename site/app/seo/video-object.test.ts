import { describe, expect, it } from 'vitest';
import { galleryExample, galleryItemExample } from '#content/examples/gallery.ts';
import { videoExample } from '#content/examples/video.ts';
import { imageGallery } from './image-gallery.ts';
import { isoDuration, videoObject } from './video-object.ts';

const where = {
  siteUrl: 'https://site.test',
  url: 'https://site.test/video/x/',
  publisher: {},
  now: new Date(),
};

describe('videoObject', () => {
  it.each([
    [10, 'PT10S'],
    [60, 'PT1M0S'],
    [125, 'PT2M5S'],
    [4503, 'PT75M3S'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
  });

  it('VD-15 VD-08 names the file, the length and the transcript, and no insecure file', () => {
    expect(videoObject(videoExample, where)).toMatchObject({
      '@type': 'VideoObject',
      contentUrl: videoExample.mp4Url,
      duration: 'PT2M5S',
      transcript: videoExample.transcripts[0]?.data,
      embedUrl: 'https://site.test/video/share/arc-14-on-the-bench/',
    });
    const insecure = {
      ...videoExample,
      mp4Url: 'http://x.example/a.mp4',
      mp4: undefined,
      providerMp4Url: undefined,
    };
    const none = { ...insecure, files: [], metaData: { ...videoExample.metaData, files: [] } };
    expect(videoObject(none, where)).toMatchObject({ contentUrl: undefined });
  });
});

describe('imageGallery', () => {
  it('GA-01 lists the pictures by position', () => {
    const item = (position: number, headline: string) => ({
      ...galleryItemExample,
      position,
      headline,
      image: { alt: '', typeName: 'image', urls: { sc_large: `/${headline}.webp` } },
    });
    const gallery = { ...galleryExample, items: [item(2, 'second'), item(1, 'first')] };
    const { image } = imageGallery(gallery, where) as { image: { name: string; contentUrl: string }[] };
    expect(image.map(({ name }) => name)).toEqual(['first', 'second']);
    expect(image[0]?.contentUrl).toBe('https://site.test/first.webp');
  });
});
