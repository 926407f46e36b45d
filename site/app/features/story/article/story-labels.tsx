import { copy } from '#app/copy/site.ts';
import type { Article } from '#content/entities/article.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { Badge } from '#design/badge/badge.tsx';
import styles from './story-labels.module.css';

/** Labels a reader should see before the headline. */
export function StoryLabels({ story }: { story: Article }) {
  const labels = [isSponsored(story) && copy.sponsored, isLongForm(story) && copy.inDepth].filter(
    (label) => label !== false,
  );
  if (labels.length === 0) return null;
  return (
    <p className={styles.labels}>
      {labels.map((text) => (
        <Badge key={text} kind="line">
          {text}
        </Badge>
      ))}
    </p>
  );
}
