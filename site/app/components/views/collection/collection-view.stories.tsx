import { componentOf } from '../../fixture/components.ts';
import { longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { CollectionView } from './collection-view.tsx';

const collection = componentOf('Collection');

const report = (more: Partial<typeof collection.data>) => ({
  ...collection,
  data: { ...collection.data, layoutName: 'report', ...more },
});

export const stories = viewStories(CollectionView, {
  'a collection': collection,
  'a special feature': { ...collection, data: { ...collection.data, typeSlug: 'special-feature' } },
  'a report': report({}),
  'a report of one word without figures and parts': report({
    title: 'Power',
    description: undefined,
    image: undefined,
    figures: [],
    parts: [],
  }),
  'a report from right to left': report({ title: rightToLeft, description: rightToLeft }),
  'a report with a long name': report({ title: longWords }),
  'no picture, no sentence': {
    ...collection,
    data: { ...collection.data, image: undefined, description: undefined },
  },
});
