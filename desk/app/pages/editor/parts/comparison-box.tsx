import { lazy, Suspense } from 'react';
import type { Embed } from '#content/entities/embed.ts';
import { useStoryField } from '../../../story/use-story-session.ts';
import { Box } from './box.tsx';
import styles from './parts.module.css';

const PicksComparison = lazy(async () => ({
  default: (await import('#site/app/features/story/best-list/picks-comparison.tsx')).PicksComparison,
}));

/** The picks side by side, as readers see them below the last pick. */
export function ComparisonBox({ embeds }: { embeds: readonly Embed[] }) {
  const { value: type } = useStoryField('type');
  return (
    <Box title="Comparison table" icon="table" aside="Fills itself from the picks">
      <Suspense fallback={<p>…</p>}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: the box around it is the landmark, this is its scroller */}
        <div className={styles.scroller} role="region" tabIndex={0} aria-label="The table, which scrolls">
          <div className={styles.comparison} inert>
            <PicksComparison
              embeds={embeds}
              type={type ?? undefined}
              anchor="comparison"
              fallback={
                <p>
                  Readers get a table as soon as a pick has a score or a price, or two picks state the same
                  fact.
                </p>
              }
            />
          </div>
        </div>
      </Suspense>
    </Box>
  );
}
