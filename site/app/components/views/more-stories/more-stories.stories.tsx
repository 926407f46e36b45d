import { listStories } from '../../fixture/list-stories.tsx';
import { MoreStories } from './more-stories.tsx';

export const stories = listStories(MoreStories);
