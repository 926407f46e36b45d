import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameProblems } from '#content/publication/criteria-problems.ts';
import type { Publication } from '#content/publication/schema.ts';
import { adSlotNames } from '#content/rules/ad-slot-names.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import type { Database } from '#database/connect.ts';
import { parseCookies } from '#platform/cookies.ts';
import type { Log } from '#platform/log.ts';
import type { Counts } from '#services/ads/counts.ts';
import type { LineItem } from '#services/ads/line-item.ts';
import { BootError } from './boot/boot-error.ts';
import type { Secrets } from './boot/data-folder.ts';
import type { Environment } from './boot/environment.ts';
import { routeNames } from './boot/load-publication.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import { createServiceScripts } from './edge/service-scripts.ts';
import { screenFacts } from './site/experiments/screen-facts.ts';

export interface AdsService {
  /** Everything below `/ads/`. */
  ads: Route;
  /** Booked and delivered, for the staff page. */
  deliveries: {
    lineItems: readonly LineItem[];
    counts: Pick<Counts, 'totals' | 'byDay' | 'delivered'>;
    expectedBy(item: LineItem, now: number): number;
  };
  close(): void;
}

interface AdsServiceOptions {
  root: string;
  db: Database;
  environment: Pick<Environment, 'DATA_DIR' | 'NODE_ENV'>;
  publication: Pick<Publication, 'ads' | 'adServer' | 'consent' | 'locales'>;
  secrets: Pick<Secrets, 'previewSecret' | 'staffToken'>;
  siteUrl: URL;
  limits: HandlerLimits;
  log: Log;
}

/** Often enough that designers see empty slots. */
const usualEmptyShare = 0.2;
/** How often counts of other processes are read and old ones forgotten. */
const refreshMilliseconds = 60_000;

/** The embedded ad server and the script it gives to pages. */
export async function createAdsService(options: AdsServiceOptions): Promise<AdsService> {
  const { db, siteUrl, limits, log } = options;
  const [{ migrateAds }, { createAdServer }, { expectedBy }] = await Promise.all([
    import('#services/ads/ads-tables.ts'),
    import('#services/ads/ad-server.ts'),
    import('#services/ads/select/eligible.ts'),
  ]);
  await migrateAds(db);
  const lineItems = await lineItemsOf(options.environment.DATA_DIR);
  for (const { name, when } of lineItems)
    for (const { path, message } of nameProblems(when, { locales: options.publication.locales, routeNames }, [
      'when',
    ]))
      throw new BootError(`line item ${JSON.stringify(name)}: ${path.join('.')}: ${message}`);
  const server = createAdServer({
    db,
    lineItems,
    secret: createHmac('sha256', options.secrets.previewSecret).update('secret for ads').digest('base64url'),
    places: adSlotNames(options.publication.ads),
    emptyShare: options.publication.adServer?.emptyShare ?? usualEmptyShare,
    now: Date.now,
    screenOf: screenFacts,
    readerOf: ({ headers }) => requestFacts(headers, options.publication.consent.placeHeader),
    creativeOrigin: options.publication.adServer?.creativeOrigin,
    siteOrigin: siteUrl.origin,
    onError: (error) => log.warn('ad events were not counted', { error }),
  });
  await server.counts.refresh();
  const timer = setInterval(() => {
    server.counts.refresh().catch((error: unknown) => log.warn('ad counts not read', { error }));
  }, refreshMilliseconds);
  timer.unref();

  const calls = createFetchHandler({
    fetch: server.fetch,
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
  });
  const answers = limits.counted('ads', calls);
  const scripts = createServiceScripts(options.root, siteUrl);
  return {
    ads: {
      name: 'ads',
      handler: (context) => (context.target.path.endsWith('.js') ? scripts : answers)(context),
    },
    deliveries: { lineItems, counts: server.counts, expectedBy },
    close: () => clearInterval(timer),
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

/** The line items of the data folder; without the file there is nothing to deliver. */
async function lineItemsOf(folder: string): Promise<LineItem[]> {
  const { readLineItems } = await import('#services/ads/line-item.ts');
  const file = join(folder, fileName);
  try {
    if (!existsSync(file)) return [];
    const given = readJson(await readFile(file, 'utf8'));
    if (!Array.isArray(given)) throw new Error(`${fileName}: must be a list of line items`);
    return readLineItems(given, fileName);
  } catch (cause) {
    throw new BootError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${fileName} is no JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
