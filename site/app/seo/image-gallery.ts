import type { Gallery } from '#content/entities/gallery.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A gallery and its pictures, in order. */
export function imageGallery(gallery: Gallery, { siteUrl, url }: { siteUrl: string; url: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: gallery.headline ?? gallery.title,
    description: gallery.dek,
    mainEntityOfPage: url,
    image: [...gallery.items]
      .sort((a, b) => a.position - b.position)
      .flatMap(({ image, headline, title, photoCredit }) => {
        const address = image?.urls?.sc_large ?? image?.urls?.sc_medium;
        return address
          ? [
              {
                '@type': 'ImageObject',
                contentUrl: absoluteUrl(address, siteUrl),
                name: headline ?? title,
                creditText: photoCredit,
              },
            ]
          : [];
      }),
  };
}
