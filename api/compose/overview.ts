import { headlinesInView } from '#content/page/overview.ts';
import type { Resolution } from './page-work.ts';

type StoryList = Extract<Resolution, { kind: 'stories' }>;

/** Stories to count as shown on the page, and the list as its view is to show it. */
interface Overview {
  list: StoryList;
  named: readonly number[];
}

/**
 * A list that repeats stories from higher up, such as the timeline of the last day, shows all of them as marks.
 * Its headlines are of stories not shown yet, so these come first and `headlines` says how many there are.
 */
export function arrangeOverview(list: StoryList, view: string, shown: ReadonlySet<number>): Overview {
  const atMost = headlinesInView[view];
  if (atMost === undefined) return { list, named: [] };
  const named = list.numbers.filter((n) => !shown.has(n)).slice(0, atMost);
  const others = list.numbers.filter((n) => !named.includes(n));
  return {
    list: { ...list, numbers: [...named, ...others], words: { ...list.words, headlines: named.length } },
    named,
  };
}
