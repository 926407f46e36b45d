import { listStories } from '../../fixture/list-stories.tsx';
import { LatestStream } from './latest-stream.tsx';

export const stories = listStories(LatestStream);
