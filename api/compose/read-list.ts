import type { AnswerContext } from '../answer-context.ts';
import { type Entry, type EntryQuery, getEntries, getTrending } from '../store/entries.ts';
import { getScope, type Scope } from '../store/scopes.ts';
import { type ListPlan, type PagePlace, planList, type StoriesSource } from './list-scope.ts';

type ListContext = Pick<AnswerContext, 'db' | 'generation' | 'now'>;

/** Lists are read in steps, so that pages that show a few more or fewer stories share one read. */
const depthStep = 50;
/** Deeper parts of a list are requested too rarely to cache. */
const cachedDepth = 200;
/** How many of the newest stories compete for "most read". */
const trendingAmong = 200;
/** Lists "within hours" move with the clock; they are read again when this time has passed. */
const windowStepMilliseconds = 60_000;

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
  const numbers =
    offset + limit <= cachedDepth
      ? await readCached(context, scope, limit, offset)
      : await readPart(context, scope, limit, offset);
  return { numbers, total: scope.total };
}

async function readCached(
  context: ListContext,
  scope: Scope,
  limit: number,
  offset: number,
): Promise<number[]> {
  const depth = stepsFor(offset + limit);
  const cached = await keep(context, `scope ${scope.n} ${depth}`, () => readPart(context, scope, depth, 0));
  return cached.slice(offset, offset + limit);
}

const stepsFor = (depth: number) => Math.ceil(depth / depthStep) * depthStep;

async function readPart({ db }: ListContext, scope: Scope, limit: number, offset: number): Promise<number[]> {
  return numbersOf(await getEntries(db, { scope: scope.n, limit, offset }));
}

/** The stories that a layout requests, without those shown already. */
export async function readStories(
  context: ListContext,
  source: StoriesSource,
  page: PagePlace,
  shown: ReadonlySet<number>,
): Promise<{ numbers: number[]; plan: ListPlan }> {
  const plan = planList(source, page);
  const skip = source.unique ? shown : new Set<number>();
  const depth = source.order === 'trending' ? trendingAmong : stepsFor(source.limit + skip.size);
  const step =
    source.withinHours === undefined ? 0 : Math.floor(context.now.getTime() / windowStepMilliseconds);
  const { order, withinHours = 0, upToNow } = source;
  const name = JSON.stringify([plan, order, withinHours, upToNow, step, depth]);
  const candidates = await keep(context, name, async () => {
    const newest = await readNewest(context, plan, depth, source);
    return order === 'trending' ? getTrending(context.db, newest) : newest;
  });
  const numbers = candidates.filter((n) => !skip.has(n)).slice(0, source.limit);
  return { numbers, plan };
}

/** Between two writes a list is the same for every page that asks for it. */
async function keep(
  { generation }: ListContext,
  name: string,
  read: () => Promise<number[]>,
): Promise<readonly number[]> {
  const known = generation.lists.get(name);
  if (known) return known;
  const numbers = await read();
  generation.lists.set(name, numbers);
  return numbers;
}

async function readNewest(
  context: ListContext,
  plan: ListPlan,
  limit: number,
  { withinHours, upToNow }: Pick<StoriesSource, 'withinHours' | 'upToNow'>,
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
  if (recent.length > 0 || upToNow) return numbersOf(recent);
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
