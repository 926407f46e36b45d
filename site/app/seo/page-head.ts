import type { Publication } from '#content/publication/schema.ts';
import { storyOf } from '../main-component.ts';
import { getLoadedPage } from '../routing/pages.ts';
import type { ScreenData } from '../screen-data.ts';
import { articleTags } from './article-tags.ts';
import { canonicalUrl } from './canonical-url.ts';
import { type HeadTag, linkRel, metaNamed } from './head-tag.ts';
import { openGraphTags } from './open-graph-tags.ts';
import { titleOf } from './page-title.ts';
import { pagingTags } from './paging-tags.ts';
import { sharedPicture } from './shared-picture.ts';

export interface PageHead {
  title: string;
  tags: HeadTag[];
}

interface HeadFacts {
  siteUrl: string;
  brand: Pick<Publication['brand'], 'name' | 'description'>;
  /** Previews must not be indexed. */
  isPreview?: boolean;
  /** Only crawlers read it, and they request the server's document. */
  sharePicture?: string;
  /** Alternate forms of the page, written by the server only. */
  alternates?: readonly HeadTag[];
}

/** All head tags of a page. */
export function pageHead(
  data: ScreenData,
  { siteUrl, brand, isPreview = false, sharePicture, alternates = [] }: HeadFacts,
): PageHead {
  const { page } = data;
  const story = storyOf(page.data);
  const title = titleOf(getLoadedPage(data.pageName).title?.(data) ?? page.data.title);
  const description =
    story?.seoMetaDescription ?? story?.promoDek ?? story?.dek ?? page.data.description ?? brand.description;
  const canonical = canonicalUrl(data, siteUrl);
  return {
    title,
    tags: [
      ...metaNamed('description', description),
      ...metaNamed(
        'robots',
        story?.noIndex || data.noIndex || isPreview ? 'noindex' : 'max-image-preview:large',
      ),
      ...linkRel('canonical', canonical),
      ...(story ? articleTags(story) : pagingTags(data, siteUrl)),
      ...alternates,
      ...openGraphTags({
        title,
        description,
        canonical,
        siteName: brand.name,
        siteUrl,
        story,
        picture: sharedPicture(page.data),
        sharePicture,
      }),
    ],
  };
}
