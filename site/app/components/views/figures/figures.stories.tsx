import { linkStories } from '../../fixture/link-stories.tsx';
import { Figures } from './figures.tsx';

export const stories = linkStories(Figures);
