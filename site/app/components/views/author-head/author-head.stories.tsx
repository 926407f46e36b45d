import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { AuthorHead } from './author-head.tsx';

const people = componentOf('AuthorList');
const [writer] = people.items;

export const stories = viewStories(AuthorHead, {
  'a writer': people,
  'a writer of whom only the name is known': {
    ...people,
    items: writer ? [{ id: 'x', username: 'x', firstName: writer.firstName, lastName: writer.lastName }] : [],
  },
  nobody: { ...people, items: [] },
});
