import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { Experts } from './experts.tsx';
import { Team } from './team.tsx';

const people = componentOf('AuthorList');

export const stories = {
  ...viewStories(Experts, { 'a list of experts': people, 'no experts': { ...people, items: [] } }),
  ...viewStories(Team, { 'a team': people, 'an empty team': { ...people, items: [] } }),
};
