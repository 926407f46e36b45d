import type { TagRun } from './tag-registry.ts';

/** A resource timing entry; other hosts may hide the size. */
interface FetchedFile {
  name: string;
  encodedBodySize: number;
}

/** A long task, by the script that caused it. */
export interface LongTask {
  sourceURL: string;
  duration: number;
}

export interface TagReportRow {
  tagId: string;
  category: string;
  state: TagRun['state'];
  /** The consent reason under which it ran or did not run. */
  reason: string;
  bytes: number | undefined;
  longTasks: number;
  longMilliseconds: number;
}

/** Why a tag has not run, other than consent. */
const otherReasons: Partial<Record<TagRun['state'], string>> = {
  rejected: 'not for this page or reader',
  pending: 'waiting for its timing',
};

/** State, cost and consent reason of every tag on this page. */
export function reportTags(
  runs: readonly TagRun[],
  files: readonly FetchedFile[],
  tasks: readonly LongTask[],
  base: string,
): TagReportRow[] {
  return runs.map(({ tag, state, reason = 'not-answered', hasRun }) => {
    const why = otherReasons[state] ?? reason;
    // Not for the current page, but loaded by an earlier one: its script is still running.
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
