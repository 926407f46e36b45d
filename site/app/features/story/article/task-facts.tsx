import { indexFormCopy } from '#app/copy/index-forms.ts';
import { copy } from '#app/copy/site.ts';
import type { Article } from '#content/entities/article.ts';
import styles from './task-facts.module.css';

/** What a how-to takes, before its text: time, steps and things. Other stories have none. */
export function TaskFacts({ story }: { story: Pick<Article, 'minutesNeeded' | 'stepCount' | 'needs'> }) {
  const { minutesNeeded, stepCount, needs = [] } = story;
  if (minutesNeeded === undefined) return null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{copy.taskTime}</dt>
        <dd className={styles.number}>{indexFormCopy.minutes(minutesNeeded)}</dd>
      </div>
      {stepCount !== undefined && (
        <div>
          <dt>{copy.taskSteps}</dt>
          <dd className={styles.number}>{stepCount}</dd>
        </div>
      )}
      {needs.length > 0 && (
        <div className={styles.needs}>
          <dt>{copy.taskNeeds}</dt>
          {needs.map((thing) => (
            <dd key={thing} dir="auto">
              {thing}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
