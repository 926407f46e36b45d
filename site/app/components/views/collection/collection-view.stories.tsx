import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { CollectionView } from './collection-view.tsx';

const collection = componentOf('Collection');

export const stories = viewStories(CollectionView, {
  'a collection': collection,
  'a special feature': { ...collection, data: { ...collection.data, typeSlug: 'special-feature' } },
  'no picture, no sentence': {
    ...collection,
    data: { ...collection.data, image: undefined, description: undefined },
  },
});
