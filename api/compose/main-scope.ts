import { chooseTopic } from '#content/rules/choose-topic.ts';
import { scopeName } from '../lists/scope-names.ts';
import type { PagePlace } from './list-scope.ts';
import type { MainThing } from './page-work.ts';

/** The list a page owns: the topic's stories, the author's, the collection's, the listing. */
export function mainScope(main: MainThing | undefined): string | undefined {
  switch (main?.kind) {
    case 'topic':
      return scopeName({ base: `topic:${main.topic.slug}` });
    case 'author':
      return scopeName({ base: `author:${main.slug}` });
    case 'listing':
      return scopeName({ base: `listing:${main.name}` });
    case 'tag':
      return scopeName({ base: `tag:${main.tag.slug}` });
    case 'front-door':
      return scopeName({ base: 'all' });
    case 'story':
      return main.material.story.kind === 'collection'
        ? scopeName({ base: `collection:${main.material.story.slug}` })
        : undefined;
    default:
      return undefined;
  }
}

/** The value of `{page}` on this page. */
export function placeOf(main: MainThing | undefined): PagePlace {
  switch (main?.kind) {
    case 'topic':
      return { topic: main.topic.slug };
    case 'author':
      return { author: main.slug };
    case 'story': {
      const { story } = main.material;
      return {
        topic: chooseTopic(story.topics)?.slug,
        collection: story.kind === 'collection' ? story.slug : story.collections[0],
      };
    }
    default:
      return {};
  }
}
