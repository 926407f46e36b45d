import { linkStories } from '../../fixture/link-stories.tsx';
import { Feeds } from './feeds.tsx';

export const stories = linkStories(Feeds);
