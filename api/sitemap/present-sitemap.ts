import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import type { Image } from '#content/entities/image.ts';
import type { PresentContext } from '../present/context.ts';
import type { SitemapTable } from '../tables/content-tables.ts';
import type { PlacedPicture } from './pictures-in.ts';
import type { SitemapExtra } from './sitemap-entries.ts';

const iso = (moment: number) => new Date(moment).toISOString();

/** A stored line as the response has it; URLs of pictures are added here, where they can be signed. */
export function presentSitemapEntry(row: SitemapTable, context: PresentContext): SitemapEntry {
  const { title, pictures, video } = row.extra ? (JSON.parse(row.extra) as SitemapExtra) : {};
  const addressOf = (picture: PlacedPicture) =>
    context.image(picture as Image, 'sitemap').urls?.expanded_image;
  return {
    url: row.path,
    lastModified: iso(row.changed_at),
    published: iso(row.published_at),
    ...(title ? { title } : {}),
    ...(pictures ? { images: pictures.flatMap((picture) => addressOf(picture) ?? []) } : {}),
    ...(video
      ? {
          video: {
            title: video.title,
            description: video.description,
            ...(video.seconds ? { seconds: video.seconds } : {}),
            ...(video.source ? { source: video.source } : {}),
            ...(video.thumbnail ? { thumbnail: addressOf(video.thumbnail) } : {}),
          },
        }
      : {}),
  };
}
