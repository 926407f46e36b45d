import { reportCopy } from '#app/copy/report.ts';
import type { Collection } from '#content/entities/collection.ts';
import { formatDate } from '#content/rules/date-text.ts';

/** How many stories a report has, and when the newest came. */
export function ReportFacts({ storyCount, dateUpdated }: Pick<Collection, 'storyCount' | 'dateUpdated'>) {
  if (!storyCount) return null;
  return (
    <span>
      {reportCopy.stories(storyCount)}
      {dateUpdated && reportCopy.updated(formatDate(dateUpdated))}
    </span>
  );
}
