import { listStories } from '../../fixture/list-stories.tsx';
import { SectionFeature } from './section-feature.tsx';

export const stories = listStories(SectionFeature);
