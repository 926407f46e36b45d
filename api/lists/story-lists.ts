import type { StoryInput } from '#content/entities/story-input.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import type { Directory } from '../memory/directory.ts';
import { listingsOf } from './listings.ts';
import { scopesOf } from './scope-names.ts';

type Places = Pick<Directory, 'topics' | 'authors'>;

/** The lists that contain a published story; a topic includes the topics below it. Pages are in no list. */
export function listsOf(story: StoryInput, { topics, authors }: Places): string[] {
  if (story.kind === 'article' && story.isPage) return [];
  const facts = {
    type: story.kind,
    articleType: 'type' in story ? story.type : undefined,
    section: 'section' in story ? story.section : undefined,
    subType: 'subType' in story ? story.subType : undefined,
    layoutName: 'layoutName' in story ? story.layoutName : undefined,
  };
  const own = story.topics.flatMap(({ slug }) => topics.get(slug) ?? []);
  const writers = [story.authorId, ...story.moreAuthorIds];
  return [
    ...new Set(
      scopesOf({
        ...facts,
        isSponsored: isSponsored({ section: facts.section, topics: story.topics }),
        topics: own.flatMap((topic) => [topic, ...topic.above]).map(({ slug }) => slug),
        authors: writers.flatMap((id) => (id ? (authors.get(id)?.key ?? []) : [])),
        tags: story.tags,
        collections: story.collections,
        listings: listingsOf(facts),
      }),
    ),
  ];
}
