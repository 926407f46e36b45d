import { listStories } from '../fixture/list-stories.tsx';
import { LatestLine } from './latest-stream.tsx';

export const stories = listStories(LatestLine);
