import { listStories } from '../../fixture/list-stories.tsx';
import { ReviewsRow } from './reviews-row.tsx';

export const stories = listStories(ReviewsRow);
