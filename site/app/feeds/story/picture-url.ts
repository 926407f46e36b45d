import type { Image } from '#content/entities/image.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';

/** The largest size in the response; undefined for a picture without a signed URL. */
export function pictureUrl(image: Image | undefined, siteUrl: string): string | undefined {
  const { urls } = image ?? {};
  const url = urls?.expanded_image ?? urls?.sc_xlarge ?? urls?.sc_large ?? Object.values(urls ?? {})[0];
  return url ? absoluteUrl(url, siteUrl) : undefined;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The media type that the end of a picture's path names. */
export function pictureType(url: string): string | undefined {
  const { pathname } = new URL(url);
  return types[pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()];
}
