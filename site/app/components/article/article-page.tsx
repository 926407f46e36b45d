import { isBestList } from '#content/rules/is-best-list.ts';
import { BestListView } from '../best-list/best-list-view.tsx';
import { picksOf } from '../best-list/pick.ts';
import type { ViewProps } from '../page-body/view.ts';
import { StoryIdContext } from '../paid-link/paid-link.tsx';
import { ArticleView } from './article-view.tsx';

/** One pick is no list. */
const fewestPicks = 2;

/** An article in the look of its kind: lists of picks are jumped through, everything else is read. */
export function ArticlePage(props: ViewProps<'Article'>) {
  const story = props.component.data;
  const mayBeList = isBestList(story) || story.type === 'gift-guide';
  const isList = mayBeList && picksOf(story.bodyBlocks ?? []).length >= fewestPicks;
  return (
    <StoryIdContext value={story.id}>
      {isList ? (
        <BestListView story={story} priority={props.priority} rail={props.rail} />
      ) : (
        <ArticleView {...props} />
      )}
    </StoryIdContext>
  );
}
