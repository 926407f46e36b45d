import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { LinkColumns, PlainLinks } from './editorial-links.tsx';

const links = componentOf('EditorialLinks');

export const stories = {
  ...viewStories(PlainLinks, { 'a list': links, 'an empty list': { ...links, items: [] } }),
  ...viewStories(LinkColumns, {
    'three columns': links,
    'four columns': { ...links, metadata: { columns: 4 } },
  }),
};
