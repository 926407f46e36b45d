import { listStories } from '../../fixture/list-stories.tsx';
import { TopStories } from './top-stories.tsx';

export const stories = listStories(TopStories);
