import { listStories } from '../../fixture/list-stories.tsx';
import { Rows } from './rows.tsx';

export const stories = listStories(Rows);
