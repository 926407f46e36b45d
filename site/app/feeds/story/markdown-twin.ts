import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { authorsOf, summaryOf } from '../feed/feed.ts';
import { escapeMarkdown, linkTarget } from './html-to-markdown.ts';
import { pictureUrl } from './picture-url.ts';
import { piecesToMarkdown } from './pieces-to-markdown.ts';
import { storyPieces } from './story-pieces.ts';

/** `/article/a-story/` is also there as `/article/a-story.md`. */
export const twinPath = (path: string): string => `${path.replace(/\/$/, '')}.md`;

/** The page a twin belongs to; nothing for what is no twin. */
export function pageOfTwin(path: string): string | undefined {
  return /^\/[^?#]*[^/]\.md$/.test(path) ? `${path.slice(0, -'.md'.length)}/` : undefined;
}

/** The same story for programs that read: what it is called, who wrote it, when, where it belongs, and all of it. */
export function markdownTwin(item: SyndicatedStory, facts: { siteUrl: string; siteName: string }): string {
  const { story, path, published, updated } = item;
  const { siteUrl, siteName } = facts;
  const url = `${siteUrl}${path}`;
  const summary = summaryOf(story);
  const authors = authorsOf(story, siteUrl).map(({ name, url: page }) =>
    page ? `[${escapeMarkdown(name)}](${linkTarget(page)})` : escapeMarkdown(name),
  );
  const picture = pictureUrl(story.image, siteUrl);
  const parts = [
    `# ${escapeMarkdown(story.title.replace(/\s+/g, ' '))}`,
    summary && `> ${escapeMarkdown(summary.replace(/\s+/g, ' '))}`,
    [
      ...(authors.length > 0 ? [`- By: ${authors.join(', ')}`] : []),
      `- Published: ${published}`,
      ...(updated === published ? [] : [`- Updated: ${updated}`]),
      ...(story.topics.length > 0
        ? [`- Topics: ${story.topics.map(({ name }) => escapeMarkdown(name)).join(', ')}`]
        : []),
      `- Source: [${escapeMarkdown(siteName)}](${linkTarget(url)})`,
    ].join('\n'),
    'hasAffiliateDisclosure' in story && story.hasAffiliateDisclosure
      ? '*This story may earn a commission from links to shops.*'
      : '',
    picture ? `![${escapeMarkdown(story.image?.alt ?? '')}](${linkTarget(picture)})` : '',
    piecesToMarkdown(storyPieces(item, siteUrl), siteUrl),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
