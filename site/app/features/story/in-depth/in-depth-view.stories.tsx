import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { inDepthArticles } from './in-depth-fixture.ts';
import { InDepthView } from './in-depth-view.tsx';

export const stories: Stories = Object.fromEntries(
  Object.entries(inDepthArticles).map(([state, data]) => [
    state,
    () => (
      <InDepthView
        component={componentOf('Article', { data })}
        page={{ ...facts, pageType: 'article' }}
        priority={false}
      />
    ),
  ]),
);
