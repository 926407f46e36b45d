import { listStories } from '../../fixture/list-stories.tsx';
import { NextStory } from './next-story.tsx';

export const stories = listStories(NextStory);
