import { listStories } from '../../fixture/list-stories.tsx';
import { InDepth } from './in-depth.tsx';

export const stories = listStories(InDepth);
