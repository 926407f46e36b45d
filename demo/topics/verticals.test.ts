import { expect, it } from 'vitest';
import { publication } from '#config';
import { verticalTopics } from '#content/limits.ts';
import { topics } from './topics.ts';

it('HD-26 every vertical is a topic, also the one that stands in no menu', () => {
  const slugs = new Set(topics.map(({ slug }) => slug));
  expect(verticalTopics).toEqual(['education', 'finance', 'home-and-office']);
  for (const vertical of verticalTopics) expect(slugs).toContain(vertical);
  expect(JSON.stringify(publication.menus)).not.toContain('"home-and-office"');
});
