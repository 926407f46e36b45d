import { copy } from '#app/copy/site.ts';
import type { Article } from '#content/entities/article.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { bestListCopy } from '../../../copy/best-list.ts';
import { StoryEnd } from '../article/story-end.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { StoryLabels } from '../article/story-labels.tsx';
import { titleId } from '../article/title-id.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { BestListBody } from './best-list-body.tsx';
import styles from './best-list-view.module.css';
import { comparisonOf } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Glance } from './glance.tsx';
import { type Jump, JumpBar } from './jump-bar.tsx';
import { partsOf } from './parts.ts';
import { picksOf } from './pick.ts';

export interface BestListViewProps extends Pick<ViewProps<'Article'>, 'priority' | 'rail'> {
  story: Article;
}

/** A list of picks: the answer at a glance, a bar to jump by, the picks in order, the table, the questions. */
export function BestListView({ story, priority, rail }: BestListViewProps) {
  const blocks = story.bodyBlocks ?? [];
  const picks = picksOf(blocks);
  const comparison = comparisonOf(picks, story.type);
  // Stories follow each other on one page: anchors carry the story's name.
  const comparisonAnchor = `compare-${story.slug}`;
  const questionsAnchor = `questions-${story.slug}`;
  const hasQuestions = partsOf(blocks).some(({ kind }) => kind === 'questions');
  const jumps: Jump[] = [
    ...picks.map(({ anchor, rank, jump }) => ({ anchor, text: `${rank}. ${jump}` })),
    ...(comparison ? [{ anchor: comparisonAnchor, text: bestListCopy.compare }] : []),
    ...(hasQuestions ? [{ anchor: questionsAnchor, text: bestListCopy.questionsShort }] : []),
  ];
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)}>
      <StoryHead story={story} labels={<StoryLabels story={story} />} hasBar={false} />
      {story.hasAffiliateDisclosure && (
        <div className="wrap">
          <Disclosure />
        </div>
      )}
      <Glance picks={picks} priority={priority} />
      <JumpBar jumps={jumps} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <BestListBody
            blocks={blocks}
            questionsAnchor={questionsAnchor}
            comparison={comparison && <ComparisonTable comparison={comparison} anchor={comparisonAnchor} />}
          />
          <StoryEnd story={story} />
        </div>
        <aside className={styles.rail} aria-label={copy.more}>
          {rail}
          <div className={styles.ad}>
            <AdSlot space="mpu" place="rail" />
          </div>
        </aside>
      </div>
    </article>
  );
}
