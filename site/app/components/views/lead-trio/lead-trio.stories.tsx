import { listStories } from '../../fixture/list-stories.tsx';
import { LeadTrio } from './lead-trio.tsx';

export const stories = listStories(LeadTrio);
