import { listStories } from '../../fixture/list-stories.tsx';
import { MostRead } from './most-read.tsx';

export const stories = listStories(MostRead);
