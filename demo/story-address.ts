import type { StoryDraft } from '#content/entities/story-input.ts';
import { chooseArticleRoute } from '#content/rules/article-route.ts';
import { topicPathOf } from './topics/topics.ts';

/** Where a reader finds the story. Link lists and related links name stories by this. */
export function addressOf(story: StoryDraft): string {
  switch (story.kind) {
    case 'article':
      return articleAddress(story);
    case 'review':
      return `/product/${story.slug}/`;
    case 'gallery':
      return `/pictures/${story.slug}/`;
    case 'video':
      return `/video/${story.slug}/`;
    case 'collection':
      return `/collection/${story.slug}/`;
    case 'feature':
      return `/feature/${story.slug}/`;
  }
}

function articleAddress(story: Extract<StoryDraft, { kind: 'article' }>): string {
  const topics = (story.topics ?? []).map(({ slug, primary }) => ({
    slug,
    primary,
    topicPath: topicPathOf(slug)
      .slice(0, -1)
      .map((ancestor) => ({ slug: ancestor })),
  }));
  const { slug, section, subType, layoutName } = story;
  const route = chooseArticleRoute({ slug, section, subType, layoutName, topics });
  switch (route.name) {
    case 'article-topic-longform':
      return `/in-depth/${route.params.topic1}/${slug}/`;
    case 'sponsored-article':
      return `/paid-content/article/${slug}/`;
    case 'article-topic': {
      const { topic1, topic2 } = route.params;
      return topic2 ? `/${topic1}/${topic2}/${slug}/` : `/${topic1}/${slug}/`;
    }
    case 'article':
      return `/article/${slug}/`;
  }
}
