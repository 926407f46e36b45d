import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { explainerArticles } from './explainer-fixture.ts';
import { ExplainerView } from './explainer-view.tsx';

export const stories: Stories = Object.fromEntries(
  Object.entries(explainerArticles).map(([state, data]) => [
    state,
    () => (
      <ExplainerView
        component={componentOf('Article', { data })}
        page={{ ...facts, pageType: 'article' }}
        priority={false}
      />
    ),
  ]),
);
