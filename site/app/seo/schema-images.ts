import type { Image } from '#content/entities/image.ts';
import { absoluteUrl } from './absolute-url.ts';

const shapes = ['article_schema_4x3', 'article_schema_16x9', 'article_schema_1x1'] as const;

/** A picture in the three aspect ratios search engines want. */
export function schemaImages(image: Image | undefined, siteUrl: string): string[] {
  const urls = image?.urls ?? {};
  return shapes.flatMap((name) => (urls[name] ? [absoluteUrl(urls[name], siteUrl)] : []));
}
