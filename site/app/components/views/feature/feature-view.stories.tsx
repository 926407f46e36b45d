import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { FeatureView } from './feature-view.tsx';

const feature = componentOf('Feature');

export const stories = viewStories(FeatureView, {
  'a feature': feature,
  'a landing page with two things to do': {
    ...feature,
    metadata: {
      actionText: 'Begin',
      actionUrl: '/how-to/',
      secondText: 'Look around first',
      secondUrl: '/latest/',
    },
  },
  'an action without an address': { ...feature, metadata: { actionText: 'Begin' } },
});
