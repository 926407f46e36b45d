import { linkStories } from '../../fixture/link-stories.tsx';
import { LinkGroups } from './link-groups.tsx';

export const stories = linkStories(LinkGroups);
