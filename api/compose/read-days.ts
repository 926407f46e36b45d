import type { EditorialLink } from '#content/entities/editorial-links.ts';
import { newsDay, newsDayAnchor, newsDayName, newsMonthName } from '#content/rules/news-day.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { AnswerContext } from '../answer-context.ts';
import { type Entry, getEntries } from '../store/entries.ts';
import { scopeByName } from './read-list.ts';

const step = 500;
/** A newsroom that publishes more than this in the requested days gets fewer days. */
const mostEntries = 5000;

type DayContext = Pick<AnswerContext, 'db' | 'generation' | 'now'>;

/** The newest days with something published, as links to where each one begins in Latest. */
export async function readDayLinks(context: DayContext, limit: number): Promise<EditorialLink[]> {
  const scope = await scopeByName(context, 'listing:latest');
  const entries: Entry[] = [];
  while (scope && entries.length < mostEntries) {
    const more = await getEntries(context.db, { scope: scope.n, limit: step, offset: entries.length });
    entries.push(...more);
    // One day more than requested shows that the last one is complete.
    if (more.length < step || dayLinks(entries, limit + 1, 1).length > limit) break;
  }
  return dayLinks(entries, limit, perPage(context));
}

/** How many stories one page of Latest shows. */
function perPage({ generation }: DayContext): number {
  const components = generation.directory.layouts.get('listing/latest')?.components ?? {};
  const list = Object.values(components).find(({ source }) => source.kind === 'main-list');
  return list?.source.kind === 'main-list' ? list.source.limit : 20;
}

export function dayLinks(
  newestFirst: readonly Pick<Entry, 'publishedAt'>[],
  limit: number,
  storiesPerPage: number,
): EditorialLink[] {
  const days = new Map<string, { moment: number; index: number; count: number }>();
  newestFirst.forEach(({ publishedAt: moment }, index) => {
    const day = newsDay(moment);
    const known = days.get(day);
    if (known) known.count += 1;
    else days.set(day, { moment, index, count: 1 });
  });
  return [...days.values()].slice(0, limit).map(({ moment, index, count }) => {
    const pageNumber = Math.floor(index / storiesPerPage) + 1;
    return {
      label: newsMonthName(moment),
      linkText: `${newsDayName(moment)} (${count})`,
      linkUrl: `${pathFor('latest', { pageNumber })}#${newsDayAnchor(moment)}`,
    };
  });
}
