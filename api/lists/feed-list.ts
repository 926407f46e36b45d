import type { FeedEndpoint } from '#content/rules/feed-endpoint.ts';
import type { Directory } from '../memory/directory.ts';
import { listings } from './listings.ts';
import type { ScopeBase } from './scope-names.ts';

interface FeedList {
  base: ScopeBase;
  title: string;
  description?: string | undefined;
}

/** The list of a feed and its title; undefined for unknown topics, authors and tags. */
export function feedListOf({ kind, slug }: FeedEndpoint, directory: Directory): FeedList | undefined {
  switch (kind) {
    case 'topic': {
      const topic = directory.topics.get(slug);
      return topic && { base: `topic:${topic.slug}`, title: topic.title, description: topic.description };
    }
    case 'author': {
      const [first] = directory.authorsBySlug.get(slug) ?? [];
      return (
        first && {
          base: `author:${first.key}`,
          title: `${first.author.firstName} ${first.author.lastName}`.trim(),
        }
      );
    }
    case 'tag': {
      const tag = directory.tags.get(slug);
      return tag && { base: `tag:${tag.slug}`, title: tag.name };
    }
    case 'listing':
      return { base: `listing:${slug}`, title: listings[slug].title };
  }
}
