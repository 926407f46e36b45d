import { listStories } from '../../fixture/list-stories.tsx';
import { LinksList } from './links-list.tsx';

export const stories = listStories(LinksList);
