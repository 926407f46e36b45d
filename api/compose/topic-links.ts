import type { EditorialLink } from '#content/entities/editorial-links.ts';
import { resolveLegacyRoute } from '#content/rules/legacy-route.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { DirectoryTopic } from '../memory/directory.ts';

type TopicName = Pick<DirectoryTopic, 'slug' | 'name' | 'above'>;

interface TopicLinkFacts {
  edition: string;
  /** An address that cannot be made becomes `#`; the operator learns of it here. */
  warn(message: string): void;
}

/** By branch in the order of the tree, alphabetically inside a branch after its root. */
export function topicLinks(
  topics: Iterable<TopicName>,
  to: 'page' | 'feed',
  facts: TopicLinkFacts,
): EditorialLink[] {
  const branches = Map.groupBy(topics, (topic) => (topic.above[0] ?? topic).name);
  return [...branches].flatMap(([label, branch]) =>
    branch
      .toSorted((a, b) => Math.sign(a.above.length) - Math.sign(b.above.length) || byName(a, b))
      .map(({ slug, name }) => ({ label, linkText: name, linkUrl: addressOf(slug, to, facts) })),
  );
}

const byName = (a: TopicName, b: TopicName) => a.name.localeCompare(b.name, 'en');

function addressOf(slug: string, to: 'page' | 'feed', { edition, warn }: TopicLinkFacts): string {
  return to === 'page'
    ? pathFor('topic', { slug })
    : resolveLegacyRoute('topic_rss', edition, warn, { slug });
}
