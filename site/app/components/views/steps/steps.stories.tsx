import { linkStories } from '../../fixture/link-stories.tsx';
import { Steps } from './steps.tsx';

export const stories = linkStories(Steps);
