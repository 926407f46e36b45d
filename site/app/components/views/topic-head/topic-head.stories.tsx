import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { TopicHead } from './topic-head.tsx';

export const stories = viewStories(TopicHead, { 'a topic': componentOf('Topic') });
