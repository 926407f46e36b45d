import { z } from 'zod';
import { NeutronError } from '#content/errors.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import type { Database } from '#database/connect.ts';
import { BootError } from '#platform/boot-error.ts';
import { parseCookies } from '#platform/cookies.ts';
import { readDataFile } from '#platform/data-file.ts';
import type { Log } from '#platform/log.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';
import { createPrepared } from '#platform/prepared.ts';
import { badBody, createManagedEntries } from '../managed-entries.ts';
import type { Service } from '../service.ts';
import { type AdServerOptions, createAdServer } from './ad-server.ts';
import { adVersionsTable, migrateAds } from './ads-tables.ts';
import type { Counts } from './counts.ts';
import { type LineItem, lineItemSchema, readLineItems } from './line-item.ts';
import { expectedBy } from './select/eligible.ts';

export interface AdsService extends Service {
  /** Booked and delivered, for the staff page. */
  readonly deliveries: {
    lineItems: readonly LineItem[];
    counts: Pick<Counts, 'totals' | 'byDay' | 'delivered'>;
    expectedBy(item: LineItem, now: number): number;
  };
}

interface AdsDeps {
  db: Database;
  /** The site's identifier in the paths of staff calls. */
  site: string;
  /** Records who changed a line item. */
  audit(event: { who: string; what: string; about: string }): Promise<void>;
  /** Line items are read from `line-items.json` in this folder. */
  dataFolder: string;
  /** Names in criteria that do not exist, such as a route. */
  criteriaProblems(when: LineItem['when']): Iterable<{ path: readonly PropertyKey[]; message: string }>;
  secret: string;
  placeHeader: string;
  places: Iterable<string>;
  emptyShare?: number | undefined;
  screenOf: NonNullable<AdServerOptions['screenOf']>;
  creativeOrigin?: string | undefined;
  siteOrigin: string;
  log: Log;
  now(): number;
}

/** Often enough that designers see empty slots. */
const usualEmptyShare = 0.2;
/** How often counts of other processes are read and old ones deleted. */
const refreshMilliseconds = 60_000;

/** The embedded ad server and the script it gives to pages. */
export function createAds(deps: AdsDeps): AdsService {
  const { log } = deps;
  let loaded: ReadonlyMap<string, LineItem> = new Map();
  let saves = '';
  const managed = createManagedEntries<LineItem>({
    ...deps,
    table: adVersionsTable,
    kind: 'line-items',
    label: 'line item',
    right: 'manage-ads',
    id: z.string().regex(/^[1-9]\d{0,8}$/, 'must be the number of a line item'),
    loaded: () => loaded,
    read: (id, value, others) => readEntry(id, value, others, deps),
    onChange: async () => void (await reopen()),
  });
  const open = async () => {
    const current = await managed.current();
    const lineItems = [...current.values()];
    saves = JSON.stringify(lineItems);
    const server = createAdServer({
      ...deps,
      lineItems,
      emptyShare: deps.emptyShare ?? usualEmptyShare,
      readerOf: ({ headers }) => requestFacts(headers, deps.placeHeader),
      onError: (error) => log.warn('ad events were not counted', { error }),
    });
    await server.counts.refresh();
    return { lineItems, server };
  };
  const prepared = createPrepared('ads', async () => {
    loaded = new Map((await lineItemsOf(deps)).map((item) => [String(item.id), item]));
    return { now: await open() };
  });
  /** A server with the line items of this moment; the former one still writes what it has counted. */
  const reopen = async () => {
    prepared.value.now = await open();
  };
  const opened = {
    prepare: prepared.prepare,
    get value() {
      return prepared.value.now;
    },
  };
  const refresh = createPollingWorker({
    async work() {
      // Another process may have saved line items.
      if (JSON.stringify([...(await managed.current()).values()]) !== saves) await reopen();
      else await opened.value.server.counts.refresh();
    },
    pollMilliseconds: refreshMilliseconds,
    onError: (error) => log.warn('ad counts not read', { error }),
  });
  return {
    name: 'ads',
    migrate: migrateAds,
    prepare: opened.prepare,
    routes: [
      {
        path: '/ads/*',
        app: { fetch: (request, env) => opened.value.server.app.fetch(request, env) },
        limit: 'ads',
        hasScripts: true,
      },
      ...managed.routes,
    ],
    jobs: [refresh],
    get deliveries() {
      const { lineItems, server } = opened.value;
      return { lineItems, counts: server.counts, expectedBy };
    },
  };
}

/** Place and crawler are all that is read from a request, and neither is stored. */
function requestFacts(headers: Headers, placeHeader: string) {
  const { country, region, isCrawler } = readerFacts(
    {
      query: {},
      cookies: parseCookies(headers.get('cookie') ?? undefined),
      headers: { [placeHeader]: headers.get(placeHeader) ?? undefined },
    },
    { userAgent: headers.get('user-agent') ?? undefined, isRegistered: false, placeHeader },
  );
  return { ...(country ? { country, region } : {}), isCrawler };
}

const fileName = 'line-items.json';

async function lineItemsOf({ dataFolder, criteriaProblems }: AdsDeps): Promise<LineItem[]> {
  // A publication without ads has no such file.
  const given = (await readDataFile(dataFolder, fileName)) ?? [];
  if (!Array.isArray(given)) throw new BootError(`${fileName}: must be a list of line items`);
  const lineItems = checked(given);
  for (const { name, when } of lineItems)
    for (const { path, message } of criteriaProblems(when))
      throw new BootError(`line item ${JSON.stringify(name)}: when.${path.join('.')}: ${message}`);
  return lineItems;
}

function checked(given: readonly unknown[]): LineItem[] {
  try {
    return readLineItems(given, fileName);
  } catch (cause) {
    throw new BootError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A line item as staff send it, checked like those of the file and against all others. */
function readEntry(
  id: string,
  value: unknown,
  others: ReadonlyMap<string, LineItem>,
  { criteriaProblems }: AdsDeps,
): LineItem {
  const read = lineItemSchema.safeParse({ ...(value as object), id: Number(id) });
  if (!read.success) throw badBody(read.error, 'entry');
  for (const { path, message } of criteriaProblems(read.data.when))
    throw new NeutronError('bad_body', {
      field: ['entry.when', ...path].join('.'),
      message: `entry.when.${path.join('.')}: ${message}`,
    });
  try {
    readLineItems([...others.values(), read.data], 'entry');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new NeutronError('bad_body', { field: 'entry', message });
  }
  return read.data;
}
