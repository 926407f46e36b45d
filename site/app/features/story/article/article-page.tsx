import type { BodyBlock } from '#content/entities/embed.ts';
import { isBestList } from '#content/rules/is-best-list.ts';
import { storyForm } from '#content/rules/story-form.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { StoryIdContext } from '../../../components/primitives/paid-link/paid-link.tsx';
import { lateView } from '../embeds/late-views.ts';
import { ArticleView } from './article-view.tsx';

/** One pick is no list. */
const fewestPicks = 2;

function countPicks(blocks: readonly BodyBlock[]): number {
  return blocks.filter((block) => block.kind === 'embed' && block.embed.type === 'listicle').length;
}

/** An article in the look of its kind: lists of picks are jumped through, everything else is read. */
export function ArticlePage(props: ViewProps<'Article'>) {
  const story = props.component.data;
  const mayBeList = isBestList(story) || story.type === 'gift-guide';
  const isList = mayBeList && countPicks(story.bodyBlocks ?? []) >= fewestPicks;
  const ListView = isList ? lateView('bestList') : undefined;
  const form = storyForm(story) ?? ('rail' in story && story.rail ? 'rail' : undefined);
  const FormView = form && lateView(form);
  return (
    <StoryIdContext value={story.id}>
      {FormView ? (
        <FormView {...props} />
      ) : ListView ? (
        <ListView story={story} priority={props.priority} rail={props.rail} />
      ) : (
        <ArticleView {...props} />
      )}
    </StoryIdContext>
  );
}
