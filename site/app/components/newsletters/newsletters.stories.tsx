import { listStories } from '../fixture/list-stories.tsx';
import { Newsletters } from './newsletters.tsx';

export const stories = listStories(Newsletters);
