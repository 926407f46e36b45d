import type { Video } from '#content/entities/video.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { chooseVideoSources } from '#content/rules/video-sources.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Seconds as ISO 8601 writes a length: 125 → `PT2M5S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${whole >= 60 ? `${Math.floor(whole / 60)}M` : ''}${whole % 60}S`;
}

export function videoObject(
  video: Video,
  { siteUrl, url, publisher, now }: { siteUrl: string; url: string; publisher: object; now: Date },
): object {
  const { mp4 } = chooseVideoSources(video);
  const duration = video.duration ?? video.metaData.duration;
  const urls = video.image?.urls ?? {};
  const thumbnail = urls.article_schema_16x9 ?? urls.sc_large ?? urls.sc_medium;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.headline ?? video.title,
    description: video.description ?? video.metaData.promoDescription ?? video.title,
    thumbnailUrl: thumbnail && [absoluteUrl(thumbnail, siteUrl)],
    uploadDate: choosePreferredDate(video, 'created', now),
    duration: duration === undefined ? undefined : isoDuration(duration),
    contentUrl: mp4 && absoluteUrl(mp4.url, siteUrl),
    embedUrl: absoluteUrl(pathFor('video-share', { slug: video.slug }), siteUrl),
    transcript: video.transcripts.find(({ format }) => format === 'text')?.data,
    mainEntityOfPage: url,
    publisher,
  };
}
