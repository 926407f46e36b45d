import { expect, it } from 'vitest';
import { savedStory } from '#content/calls/stories.ts';
import { storyTypes } from '#content/entities/story-types.ts';
import { emptyStory } from './empty-story.ts';

it.each(storyTypes)('a new %s is a draft that can be saved', (kind) => {
  const parsed = savedStory.safeParse(emptyStory(kind, 'a1b2c3d4-0000'));
  expect(parsed.error?.issues).toBeUndefined();
  expect(parsed.data).toMatchObject({ kind, slug: 'untitled-a1b2c3d4', title: 'Untitled' });
});
