import { seamlessItemExample } from '#content/examples/seamless-item.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { SeamlessList } from './seamless-list.tsx';

const list = (titles: readonly string[]) =>
  componentOf('Seamless', {
    items: titles.map((title, index) => ({
      ...seamlessItemExample,
      id: `next-${index}`,
      url: `/article/next-${index}/`,
      title,
    })),
  });

export const stories: Stories = viewStories(SeamlessList, {
  usual: list(['The display, measured', 'The hinge, opened', 'The battery, drained']),
  'no stories': list([]),
  'twenty stories': list(Array.from({ length: 20 }, (_, index) => `Story ${index + 1}`)),
  'very long headlines': list([longWords, endlessWord]),
  'right to left, with emoji': list([rightToLeft]),
});
