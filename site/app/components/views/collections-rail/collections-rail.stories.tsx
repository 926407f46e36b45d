import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { CollectionsRail } from './collections-rail.tsx';

const rail = componentOf('RicochetCollections');

export const stories = viewStories(CollectionsRail, {
  'some collections': rail,
  none: { ...rail, items: [] },
});
