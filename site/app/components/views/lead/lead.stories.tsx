import { listStories } from '../../fixture/list-stories.tsx';
import { Lead } from './lead.tsx';

export const stories = listStories(Lead);
