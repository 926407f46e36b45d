import { Hono } from 'hono';
import type { NewsletterDoc } from '#content/entities/newsletter.ts';
import type { Settings } from '#content/entities/settings.ts';
import { storyTypes } from '#content/entities/story-types.ts';
import { NeutronError } from '#content/errors.ts';
import { defaultEdition } from '#content/limits.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { withSettings } from '#content/publication/with-settings.ts';
import { isEdition } from '#content/rules/edition.ts';
import type { FeedEndpoint } from '#content/rules/feed-endpoint.ts';
import { rolesOf } from '#content/rules/rights/roles.ts';
import type { Database } from '#database/connect.ts';
import type { StoredEvent } from '#database/event.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Staff } from '#platform/staff.ts';
import type { AnswerContext, Log } from './answer-context.ts';
import { served } from './app.ts';
import { checkArchive } from './checks/check-archive.ts';
import { openLink } from './checks/open-link.ts';
import { openLinks } from './checks/outside-links.ts';
import { addDocs } from './docs/add-docs.ts';
import { createDraftDocuments } from './drafts/documents.ts';
import { listPaused } from './drafts/list-changed.ts';
import { describeEvent } from './events/describe-event.ts';
import { createPresence } from './events/presence.ts';
import { createStaffEvents } from './events/staff-events.ts';
import type {
  CommitEvent,
  CountSubscribers,
  HandlerDeps,
  ReadOriginal,
  StaffNames,
  StoreUpload,
  UndoParts,
} from './handler.ts';
import { feedsOfKeys } from './lists/feeds-of-keys.ts';
import type { Material } from './memory/cached-values.ts';
import { getCurrentSettings } from './memory/current-settings.ts';
import { createGenerations } from './memory/generations.ts';
import { createLru } from './memory/lru.ts';
import { createFoundPictures } from './pictures/found-pictures.ts';
import { createImagePresenter, type SignImage } from './present/image.ts';
import { openPreview } from './previews/open-preview.ts';
import { errorResponse } from './request/error-response.ts';
import { getPresentStaff, getServiceAccount, getStaff } from './rights/members.ts';
import type { StaffAccounts } from './rights/staff-accounts.ts';
import { type OpenOwnSearch, openSearch } from './search/open-search.ts';
import { createPopularQueries } from './search/popular-queries.ts';
import type { SearchWatch } from './search/sqlite/sqlite-search.ts';
import type { ServeContext, Served, StaffDenied, StaffWrite } from './serve.ts';
import { getNewslettersInOrder } from './store/resources.ts';
import { getNextDue } from './store/stories.ts';
import type { ContentTables } from './tables/content-tables.ts';
import { createUploadParts } from './uploads/upload-parts.ts';
import { removeDeleted } from './write/delete-story.ts';
import { type DiscussedStory, discussedStory, storyIdAt } from './write/discussed-story.ts';
import { type OnPlanDone, publishDue, withdrawDue } from './write/run-schedule.ts';
import { type StoryScore, setPopularity, titlesOf } from './write/set-popularity.ts';

export interface ApiOptions {
  db: Database;
  publication: Publication;
  apiKeys: readonly string[];
  staffTokens: readonly string[];
  signImage: SignImage;
  /** Stores what staff upload; without it uploads are answered with 503. */
  storeUpload?: StoreUpload | undefined;
  /** Reads what pictures are made from; without it originals are answered with 503. */
  readOriginal?: ReadOriginal | undefined;
  /** Whether the storage has an original of this path. */
  hasOriginal?: ((path: string) => Promise<boolean>) | undefined;
  /** Where parts of files wait for the rest; without it in the temporary folder of the system. */
  uploadFolder?: string | undefined;
  /** A newsletter with subscribers is not removed; without this it has none. */
  countSubscribers?: CountSubscribers | undefined;
  /** Without it an undo of an import leaves comments and picture files. */
  undoParts?: UndoParts | undefined;
  staffNames?: StaffNames | undefined;
  staffAccounts?: StaffAccounts | undefined;
  now: () => Date;
  log: Log;
  previewSecret: string;
  /** Validates every response against the schema of its call; for tests. */
  checkAnswers?: boolean;
  /** Private hosts that links of stories may lead to; without a list links to other sites are not opened. */
  linkHosts?: readonly string[] | undefined;
  /** Called when search goes up or down. */
  searchWatch?: SearchWatch | undefined;
  /** The publication's own search engine, in place of the database's. */
  openSearch?: OpenOwnSearch | undefined;
  /** Runs after a write was committed, e.g. to wake the event pump. */
  onCommit?: (event?: CommitEvent) => void;
  /** Called for each staff write before the response is sent. */
  onStaffWrite?: ((write: StaffWrite) => Promise<void>) | undefined;
  /** Called for each staff call that was rejected because a right is missing. */
  onStaffDenied?: ((denied: StaffDenied) => Promise<void>) | undefined;
  /** Called for each story that was published or withdrawn by its schedule, or removed for good. */
  onPlanDone?: OnPlanDone | undefined;
}

/** The server's facts about the client of a request. */
interface Caller {
  staff?: Staff | undefined;
}
type CallerEnv = { Bindings: Caller };

export interface Api {
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Publishes the stories that are due; returns how many. */
  publishDue(): Promise<number>;
  /** The feeds that contain something with one of these surrogate keys. */
  feedsOf(keys: Iterable<string>): Promise<FeedEndpoint[]>;
  /** Withdraws the stories that are due; returns how many. */
  withdrawDue(): Promise<number>;
  /** Removes for good what was deleted thirty days ago; returns how many. */
  removeDeleted(): Promise<number>;
  /** Checks a few published stories; answers the number of the last one, or undefined after the last of all. */
  checkArchive(part: { after: number; since: number }): Promise<number | undefined>;
  /** Opens a few links to other sites that were not opened for a day; returns how many. */
  openLinks(): Promise<number>;
  /** Lists show the working copies in which writing has paused; whether others wait for a pause. */
  listDrafts(): Promise<boolean>;
  /** The times of the next scheduled changes, in milliseconds since 1970. */
  nextDue(): Promise<{ publish?: number | undefined; withdraw?: number | undefined }>;
  /** Sets the popularity that trending lists are sorted by; returns how many of the stories exist. */
  setPopularity(scores: readonly StoryScore[]): Promise<number>;
  /** Titles of published stories by their ids. */
  titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The story that comments with this identifier belong to, if readers may comment on it. */
  discussedStory(id: string): Promise<DiscussedStory | undefined>;
  /** The published story at a current or former path. */
  storyIdAt(path: string): Promise<string | undefined>;
  /** The newsletters that readers can subscribe to, in order. */
  newsletters(): Promise<NewsletterDoc[]>;
  /** The account as a member of staff; undefined if it is none. */
  staffOf(account: { sub: string; name?: string | undefined; isStaff: boolean }): Promise<Staff | undefined>;
  /** The service account of a token, unless it has expired. */
  serviceAccount(token: string): Promise<Staff | undefined>;
  /** The settings as they are now. */
  settings(): Promise<Settings>;
  /** Passes an event of the outbox to the screens of staff. */
  deliver(event: StoredEvent): Promise<void>;
  /** Ends the search thread and stores its counts. */
  close(): Promise<void>;
}

/** In characters of stored text, about a thousand long stories. Parsed stories take a few times as much memory. */
const cachedMaterials = 16_000_000;

/**
 * The content API over a store that was migrated before.
 * @example
 * const api = createApi({ db, publication, apiKeys: [publication.apiKey], … });
 * const answer = await api.fetch(new Request('http://api/api/neutron/composer/…'));
 */
export function createApi(options: ApiOptions): Api {
  const { publication, now, log, previewSecret } = options;
  const db = options.db.as<ContentTables>();
  const defaults = defaultSettings(publication);
  const generations = createGenerations(db.kysely, () => getCurrentSettings(db.kysely, defaults, log));
  const materials = createLru<string, Material>(cachedMaterials);
  const search = openSearch(db, publication, log, options);
  const popular = createPopularQueries({ db, search, now, log });
  const roles = rolesOf(publication.roles);
  const image = createImagePresenter(options.signImage);
  const documents = createDraftDocuments();
  const foundPictures = createFoundPictures({
    db,
    hasOriginal: options.hasOriginal,
    now,
    onFailure: (error) => log('warn', 'pictures of a story were not looked for', { error: String(error) }),
  });
  // Its failures are not watched: a page of another site that is down says nothing about this server.
  const linkClient = options.linkHosts && createOutboundClient({ privateHosts: options.linkHosts });
  const uploadParts = createUploadParts(options.uploadFolder, () => now().getTime());
  const presence = createPresence(() => now().getTime());
  const events = createStaffEvents({
    entities: storyTypes,
    aboutEvent: async (event) => describeEvent(event, db.kysely, presence, (await generations()).directory),
    isOpen: async (staff) => (await getPresentStaff(db.kysely, staff, presentFacts())) !== undefined,
  });

  const presentFacts = () => ({ roles, now: now().getTime(), staffAccounts: options.staffAccounts });

  async function contextFor(token: string | null, edition: string | undefined): Promise<HandlerDeps> {
    const generation = await generations();
    const facts = { ...presentFacts(), directory: generation.directory };
    const preview = token === null ? undefined : await openPreview(db.kysely, token, previewSecret, facts);
    const moment = preview?.at === undefined ? now() : new Date(preview.at);
    const context: AnswerContext = {
      db: db.kysely,
      generation,
      present: { directory: generation.directory, image },
      publication: withSettings(publication, generation.settings),
      edition: isEdition(edition, publication.locales) ? edition : defaultEdition,
      now: moment,
      log,
      materials,
      isPreview: token !== null,
      preview,
    };
    return {
      db,
      context,
      search,
      popular,
      publication,
      roles,
      previewSecret,
      storeUpload: options.storeUpload,
      readOriginal: options.readOriginal,
      foundPictures,
      uploadParts,
      countSubscribers: options.countSubscribers,
      undoParts: options.undoParts,
      documents,
      presence,
      events,
      staffNames: options.staffNames,
      staffAccounts: options.staffAccounts,
      now,
      log,
      onCommit: options.onCommit ?? (() => undefined),
    };
  }

  const serveContext: ServeContext = {
    contextFor,
    previewHeader: publication.preview.headerName,
    siteId: publication.siteId,
    apiKeys: new Set(options.apiKeys),
    staffTokens: options.staffTokens,
    checkAnswers: options.checkAnswers ?? false,
    roles,
    onStaffWrite: options.onStaffWrite,
    onStaffDenied: options.onStaffDenied,
  };
  const app = createRoutes(served, serveContext, log);
  addDocs(app, {
    calls: served.map(({ call }) => call),
    publication: async () => withSettings(publication, (await generations()).settings),
    fetch: (request) => app.fetch(request, {}),
  });
  return {
    fetch: async (request, caller) => app.fetch(request, caller ?? {}),
    publishDue: async () => publishDue(await contextFor(null, undefined), options.onPlanDone),
    feedsOf: async (keys) => feedsOfKeys(keys, (await generations()).directory),
    withdrawDue: async () => withdrawDue(await contextFor(null, undefined), options.onPlanDone),
    removeDeleted: async () => removeDeleted(await contextFor(null, undefined), options.onPlanDone),
    checkArchive: async (part) => checkArchive(part, await contextFor(null, undefined)),
    openLinks: async () =>
      linkClient ? openLinks(db.kysely, (href) => openLink(linkClient, href), now().getTime()) : 0,
    listDrafts: async () => listPaused(await contextFor(null, undefined)),
    nextDue: async () => ({
      publish: await getNextDue(db.kysely, 'publish'),
      withdraw: await getNextDue(db.kysely, 'withdraw'),
    }),
    setPopularity: (scores) => setPopularity(db, scores),
    titlesOf: (ids) => titlesOf(db, ids),
    discussedStory: (id) => discussedStory(db, id),
    storyIdAt: (path) => storyIdAt(db, path),
    newsletters: () => getNewslettersInOrder(db.kysely),
    staffOf: (account) => getStaff(db.kysely, account, roles),
    serviceAccount: (token) => getServiceAccount(db.kysely, token, roles, now().getTime()),
    settings: async () => (await generations()).settings,
    deliver: events.deliver,
    async close() {
      events.close();
      uploadParts.close();
      await foundPictures.settled();
      await popular.close();
      await search.close();
    },
  };
}

/** Calls that share a path differ by method; any other method gets 405 with the allowed ones. */
function createRoutes(calls: readonly Served[], deps: ServeContext, log: Log): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>({ strict: false });
  for (const [path, group] of Map.groupBy(calls, ({ pattern }) => pattern.hono)) {
    const methods = group.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]));
    const allow = [...new Set(methods)];
    app.all(path, async (c) => {
      const { method } = c.req;
      const of = (wanted: string) => group.find(({ call }) => call.method === wanted);
      const found = of(method) ?? (method === 'HEAD' ? of('GET') : undefined);
      if (found) return found.answer(c.req.raw, deps, c.env?.staff);
      const rejected = errorResponse(new NeutronError('method_not_allowed'), log, c.req.path);
      rejected.headers.set('allow', allow.join(', '));
      return rejected;
    });
  }
  app.notFound((c) => errorResponse(new NeutronError('call_unknown'), log, c.req.path));
  app.onError((error, c) => errorResponse(error, log, c.req.path));
  return app;
}
