import type { StoryCheck } from './story-check.ts';

/** What search engines show of a title. */
const searchTitle = 60;

export const longHeadline: StoryCheck = {
  name: 'long-headline',
  effect: 'informs',
  run({ story }) {
    const { titleTag = '' } = story as { titleTag?: string };
    const shown = titleTag || story.title;
    if (shown.length <= searchTitle) return [];
    return [
      {
        message: `Search shows about ${searchTitle} characters of a title; this one has ${shown.length}. Write a shorter one for search.`,
        place: { field: titleTag ? 'titleTag' : 'title' },
      },
    ];
  },
};

/** Without a topic a story is in no section, in no list of a topic and has no breadcrumb. */
export const noTopic: StoryCheck = {
  name: 'no-topic',
  effect: 'warns',
  run: ({ story }) =>
    story.topics.length > 0
      ? []
      : [{ message: 'The story has no topic, so it is in no section.', place: { field: 'topics' } }],
};

export const noAuthor: StoryCheck = {
  name: 'no-author',
  effect: 'informs',
  run: ({ story }) =>
    story.authorId !== undefined || story.kind === 'collection' || story.kind === 'feature'
      ? []
      : [{ message: 'No author is named.', place: { field: 'authorId' } }],
};
