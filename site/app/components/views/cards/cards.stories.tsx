import { listStories } from '../../fixture/list-stories.tsx';
import { Cards } from './cards.tsx';

export const stories = listStories(Cards);
