import { syndicatedTypes } from '#content/entities/syndicated-story.ts';
import { feedFiles, feedTypes, parseFeedPath } from '#content/rules/feed-path.ts';
import { alternatePath } from '../feeds/story/markdown-alternate.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';
import { type HeadTag, linkRel } from './head-tag.ts';

const formats = ['rss', 'atom', 'json'] as const;
const names = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;

/**
 * Alternate forms of a page: the feeds of a list, the Markdown alternate of a story. Crawlers request them from the
 * server; client-side navigation leaves them out.
 */
export function feedTags(
  data: ScreenData,
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): HeadTag[] {
  const { page, basePath, canonicalPath } = data;
  if (syndicatedTypes.some((type) => type === page.data.pageType))
    return linkRel('alternate', absoluteUrl(alternatePath(canonicalPath), siteUrl), {
      type: 'text/markdown',
    });
  if (!parseFeedPath(`${basePath}${feedFiles.rss}`)) return [];
  return formats.flatMap((format) =>
    linkRel('alternate', absoluteUrl(`${basePath}${feedFiles[format]}`, siteUrl), {
      type: feedTypes[format],
      title: `${page.data.title} | ${siteName} (${names[format]})`,
    }),
  );
}
