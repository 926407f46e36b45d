import { expect, it } from 'vitest';
import { foldersWithoutStories } from './stories.ts';

it.each([
  ['a component without a story', ['design/badge/badge.tsx'], ['design/badge']],
  ['a component with one', ['design/badge/badge.tsx', 'design/badge/badge.stories.tsx'], []],
  [
    'a test is no story',
    ['site/app/components/navigation/pager/pager.tsx', 'site/app/components/navigation/pager/pager.test.tsx'],
    ['site/app/components/navigation/pager'],
  ],
  [
    'a story deeper in the folder',
    ['site/app/features/story/embeds/embed-view.tsx', 'site/app/features/story/embeds/deep/one.stories.tsx'],
    [],
  ],
  [
    'a story of a neighbor with a longer name',
    ['site/app/components/views/lead/lead.tsx', 'site/app/components/views/lead-trio/lead-trio.stories.tsx'],
    ['site/app/components/views/lead'],
  ],
  [
    'rules and styles only',
    ['site/app/components/primitives/section/story-section.ts', 'design/brand/mark.svg'],
    [],
  ],
  ['a test only', ['site/app/components/primitives/section/section.test.tsx'], []],
  ['the data of the stories', ['site/app/components/fixture/list-stories.tsx'], []],
  ['files outside', ['server/desk/form.tsx', 'design/loose.tsx', 'site/app/screen.tsx'], []],
  [
    'several, in order',
    ['site/app/features/b/b.tsx', 'site/app/components/views/a/a.tsx', 'design/z/z.tsx'],
    ['design/z', 'site/app/components/views/a', 'site/app/features/b'],
  ],
])('%s', (_, paths, expected) => {
  expect(foldersWithoutStories(paths)).toEqual(expected);
});
