import { pathFor } from '#content/rules/route-paths.ts';
import type { StoryFacts } from '#content/rules/story-facts.ts';

export interface Breadcrumb {
  title: string;
  url: string;
}

/** Home, then each topic above the first topic, then that topic. */
export function breadcrumbs({ topics = [] }: Pick<StoryFacts, 'topics'>): Breadcrumb[] {
  const [first] = topics;
  const trail = first ? [...(first.topicPath ?? []), first] : [];
  return [
    { title: 'Home', url: pathFor('front-door') },
    ...trail.map(({ slug, name }) => ({ title: name ?? slug, url: pathFor('topic', { slug }) })),
  ];
}
