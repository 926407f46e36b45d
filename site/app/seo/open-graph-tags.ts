import type { Image } from '#content/entities/image.ts';
import { imagePresets } from '#content/rules/images/presets.ts';
import type { Story } from '../main-component.ts';
import { absoluteUrl } from './absolute-url.ts';
import { type HeadTag, metaNamed, metaProperty } from './head-tag.ts';

interface OpenGraphFacts {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  siteUrl: string;
  story?: Story | undefined;
  picture?: Image | undefined;
  /** The publication's own picture, for pages that have none. */
  sharePicture?: string | undefined;
}

/** How a page looks when it is shared. */
export function openGraphTags({ story, picture, siteUrl, ...page }: OpenGraphFacts): HeadTag[] {
  const url = picture?.urls?.seo_image ?? page.sharePicture;
  const { width, height } = imagePresets.seo_image;
  return [
    ...metaProperty('og:type', story ? 'article' : 'website'),
    ...metaProperty('og:site_name', page.siteName),
    ...metaProperty('og:locale', 'en_US'),
    ...metaProperty('og:url', page.canonical),
    ...metaProperty('og:title', story?.seoOgTitle ?? story?.headline ?? page.title),
    ...metaProperty('og:description', story?.seoOgDescription ?? page.description),
    ...(url
      ? [
          ...metaProperty('og:image', absoluteUrl(url, siteUrl)),
          ...metaProperty('og:image:width', String(width)),
          ...metaProperty('og:image:height', String(height)),
          ...metaProperty('og:image:alt', url === page.sharePicture ? page.siteName : picture?.alt),
        ]
      : []),
    ...metaProperty('article:published_time', story?.datePublished),
    ...metaProperty('article:modified_time', story?.dateUpdated),
    ...metaNamed('twitter:card', url ? 'summary_large_image' : 'summary'),
  ];
}
