import { syndicatedTypes } from '#content/entities/syndicated-story.ts';
import { feedFiles, feedTypes, parseFeedPath } from '#content/rules/feed-path.ts';
import { alternatePath } from '../feeds/story/markdown-alternate.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';
import { type HeadTag, linkRel } from './head-tag.ts';

const formats = ['rss', 'atom', 'json'] as const;
const names = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;

/**
 * Other forms of a page: the feeds of a list, the Markdown twin of a story. Programs look for them, and they ask the
 * server; browsers that go from page to page do without.
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
