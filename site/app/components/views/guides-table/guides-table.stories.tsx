import { listStories } from '../../fixture/list-stories.tsx';
import { GuidesTable } from './guides-table.tsx';

export const stories = listStories(GuidesTable);
