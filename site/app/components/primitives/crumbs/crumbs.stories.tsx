import type { Stories } from '#design/stories.ts';
import { Crumbs } from './crumbs.tsx';

export const stories: Stories = {
  'two steps': () => (
    <Crumbs
      path={[
        { text: 'Tech', href: '/topic/tech/' },
        { text: 'Laptops', href: '/topic/laptops/' },
      ]}
    />
  ),
  'only home': () => <Crumbs path={[]} />,
};
