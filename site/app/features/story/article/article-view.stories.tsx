import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { hardArticles } from '../../../components/fixture/hard-articles.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticleView } from './article-view.tsx';

export const stories: Stories = Object.fromEntries(
  Object.entries(hardArticles).map(([state, data]) => [
    state,
    () => (
      <ArticleView
        component={componentOf('Article', { data })}
        page={{ ...facts, pageType: 'article' }}
        priority={false}
      />
    ),
  ]),
);
