import { listStories } from '../../../components/fixture/list-stories.tsx';
import { Newsletters } from './newsletters.tsx';

export const stories = listStories(Newsletters);
