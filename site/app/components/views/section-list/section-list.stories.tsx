import { listStories } from '../../fixture/list-stories.tsx';
import { SectionList } from './section-list.tsx';

export const stories = listStories(SectionList);
