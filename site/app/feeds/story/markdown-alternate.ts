import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { hubPathOfTopic } from '#content/rules/hub-topic-path.ts';
import { parentTopic } from '#content/rules/parent-topic.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { authorsOf, summaryOf } from '../feed/feed.ts';
import { escapeMarkdown, linkTarget } from './html-to-markdown.ts';
import { pictureUrl } from './picture-url.ts';
import { piecesToMarkdown } from './pieces-to-markdown.ts';
import { storyPieces } from './story-pieces.ts';

/** `/article/a-story/` is also there as `/article/a-story.md`. */
export const alternatePath = (path: string): string => `${path.replace(/\/$/, '')}.md`;

/** The page a Markdown alternate belongs to; undefined for other paths. */
export function pageOfAlternate(path: string): string | undefined {
  return /^\/[^?#]*[^/]\.md$/.test(path) ? `${path.slice(0, -'.md'.length)}/` : undefined;
}

/** The topic listing of a story, as a link; undefined where its topics are roots. */
function parentTopicLink({ topics }: SyndicatedStory['story'], siteUrl: string): string | undefined {
  const topic = chooseTopic(topics);
  const slug = parentTopic({ topics, ...(topic ? { hubTopicPathString: hubPathOfTopic(topic) } : {}) });
  // A slug made from the names of a hub path may not be a topic here.
  const found = topics.flatMap((one) => [...one.topicPath, one]).find((one) => one.slug === slug);
  if (!found) return undefined;
  const address = `${siteUrl}${pathFor('topic', { slug: found.slug })}`;
  return `[${escapeMarkdown(found.name)}](${linkTarget(address)})`;
}

/** The story for programs: title, authors, dates, topics and full text. */
export function markdownAlternate(
  item: SyndicatedStory,
  facts: { siteUrl: string; siteName: string },
): string {
  const { story, path, published, updated } = item;
  const { siteUrl, siteName } = facts;
  const url = `${siteUrl}${path}`;
  const summary = summaryOf(story);
  const authors = authorsOf(story, siteUrl).map(({ name, url: page }) =>
    page ? `[${escapeMarkdown(name)}](${linkTarget(page)})` : escapeMarkdown(name),
  );
  const picture = pictureUrl(story.image, siteUrl);
  const parent = parentTopicLink(story, siteUrl);
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
      ...(parent ? [`- More in: ${parent}`] : []),
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
