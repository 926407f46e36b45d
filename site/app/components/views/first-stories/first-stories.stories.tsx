import type { Stories } from '#design/stories.ts';
import { FirstStories } from './first-stories.tsx';

export const stories: Stories = {
  'before the first story': () => <FirstStories />,
};
