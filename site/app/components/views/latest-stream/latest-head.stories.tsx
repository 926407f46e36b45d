import type { Stories } from '#design/stories.ts';
import { listStories } from '../../fixture/list-stories.tsx';
import { LatestHead } from './latest-head.tsx';

const heads = listStories(LatestHead);

export const stories: Stories = {
  ...heads,
  'where one reads from the right': () => <div dir="rtl">{heads['forty stories']?.()}</div>,
};
