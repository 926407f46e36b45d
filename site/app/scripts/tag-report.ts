import type { TagRun } from './tag-registry.ts';

/** As browsers tell of what they fetched; other hosts may keep the size to themselves. */
export interface FetchedFile {
  name: string;
  encodedBodySize: number;
}

/** A stretch of work that kept the page from answering, by the script that did it. */
export interface LongTask {
  sourceURL: string;
  duration: number;
}

export interface TagReportRow {
  tagId: string;
  category: string;
  state: TagRun['state'];
  /** Under which answer it ran, or why not. */
  reason: string;
  bytes: number | undefined;
  longTasks: number;
  longMilliseconds: number;
}

/** Why a tag that nobody's leave is about has not run. */
const otherReasons: Partial<Record<TagRun['state'], string>> = {
  rejected: 'not for this page or reader',
  'to-come': 'its moment has not come',
};

/** What every tag of this page is, cost, and was allowed by. */
export function reportTags(
  runs: readonly TagRun[],
  files: readonly FetchedFile[],
  tasks: readonly LongTask[],
  base: string,
): TagReportRow[] {
  return runs.map(({ tag, state, reason = 'not-answered', hasRun }) => {
    const why = otherReasons[state] ?? reason;
    // Not for the page of now, but brought by one before: its script goes on.
    const isLeftOver = hasRun && state !== 'ran' && state !== 'loading';
    const address = tag.src ? new URL(tag.src, base).href : undefined;
    const size = files.find(({ name }) => name === address)?.encodedBodySize;
    const own = tasks.filter(({ sourceURL }) => sourceURL === address);
    return {
      tagId: tag.tagId,
      category: tag.gdprCategory,
      state,
      reason: isLeftOver ? `has run; ${why}` : why,
      bytes: address ? size || undefined : tag.innerHTML?.length,
      longTasks: own.length,
      longMilliseconds: Math.round(own.reduce((sum, { duration }) => sum + duration, 0)),
    };
  });
}
