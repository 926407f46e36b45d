import { listStories } from '../fixture/list-stories.tsx';
import { LatestLine } from './latest-line.tsx';

export const stories = listStories(LatestLine);
