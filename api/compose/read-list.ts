import type { AnswerContext } from '../answer-context.ts';
import { type Entry, type EntryQuery, getEntries, getTrending } from '../store/entries.ts';
import { getScope, type Scope } from '../store/scopes.ts';
import { type ListPlan, type PagePlace, planList, type StoriesSource } from './list-scope.ts';

type ListContext = Pick<AnswerContext, 'db' | 'generation' | 'now'>;

/** How many of the newest stories compete for "most read". */
const trendingAmong = 200;

export async function scopeByName({ db, generation }: ListContext, name: string): Promise<Scope | undefined> {
  const known = generation.scopes.get(name);
  if (known !== undefined) return known ?? undefined;
  const found = await getScope(db, name);
  generation.scopes.set(name, found ?? null);
  return found;
}

/** A page of one list, and how long the list is. */
export async function readScope(
  context: ListContext,
  name: string,
  limit: number,
  offset: number,
): Promise<{ numbers: number[]; total: number }> {
  const scope = await scopeByName(context, name);
  if (!scope || offset >= scope.total) return { numbers: [], total: scope?.total ?? 0 };
  const entries = await getEntries(context.db, { scope: scope.n, limit, offset });
  return { numbers: entries.map(({ n }) => n), total: scope.total };
}

/** The stories a layout asks for, without those already shown. */
export async function readStories(
  context: ListContext,
  source: StoriesSource,
  page: PagePlace,
  shown: ReadonlySet<number>,
): Promise<{ numbers: number[]; plan: ListPlan }> {
  const plan = planList(source, page);
  const skip = source.unique ? shown : new Set<number>();
  const isTrending = source.order === 'trending';
  const wanted = isTrending ? Math.max(trendingAmong, source.limit) : source.limit + skip.size;
  const newest = await readNewest(context, plan, wanted, source.withinHours);
  const candidates = newest.filter((n) => !skip.has(n));
  if (!isTrending) return { numbers: candidates.slice(0, source.limit), plan };
  const ranked = await getTrending(context.db, candidates);
  return { numbers: ranked.slice(0, source.limit).map(({ n }) => n), plan };
}

async function readNewest(
  context: ListContext,
  plan: ListPlan,
  limit: number,
  withinHours: number | undefined,
): Promise<number[]> {
  const found = await Promise.all([...plan.scopes, ...plan.alsoIn].map((name) => scopeByName(context, name)));
  const scopes = found.slice(0, plan.scopes.length).filter((scope) => scope !== undefined);
  const alsoIn = found.slice(plan.scopes.length).map((scope) => scope?.n ?? 0);
  const { sponsored, families } = plan;
  const read = async (query: Pick<EntryQuery, 'limit' | 'since'>) => {
    const lists = await Promise.all(
      scopes.map((scope) =>
        getEntries(context.db, { scope: scope.n, sponsored, families, alsoIn, ...query }),
      ),
    );
    return mergeNewest(lists, query.limit);
  };
  if (withinHours === undefined) return numbersOf(await read({ limit }));
  const window = withinHours * 3_600_000;
  const recent = await read({ limit, since: context.now.getTime() - window });
  if (recent.length > 0) return numbersOf(recent);
  // A newsroom on holiday still has a front page: the window then ends with its newest story.
  const [newest] = await read({ limit: 1 });
  return newest ? numbersOf(await read({ limit, since: newest.publishedAt - window })) : [];
}

const numbersOf = (entries: readonly Entry[]) => entries.map(({ n }) => n);

function mergeNewest(lists: readonly Entry[][], limit: number): Entry[] {
  const [only] = lists;
  if (lists.length <= 1) return only ?? [];
  const byNumber = new Map(lists.flat().map((entry) => [entry.n, entry]));
  return [...byNumber.values()].sort((a, b) => b.publishedAt - a.publishedAt || b.n - a.n).slice(0, limit);
}
