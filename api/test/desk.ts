import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { WrittenStory } from '#content/entities/story-record.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { loadApi, type TestApi } from './open-api.ts';
import { now } from './seed.ts';

interface StaffAnswer {
  status: number;
  body: { data: WrittenStory; errors?: { reason: string; field?: string }[] };
  headers: Headers;
}

export const storiesPath = '/stories/testsite';

/** An editor at work on the test publication, with a clock of its own. */
export async function openDesk(store: OpenStore) {
  const desk = { time: now, commits: 0, number: 0 };
  const api: TestApi = await loadApi(store.db, {
    now: () => desk.time,
    // The originals that its stories name.
    hasOriginal: async (path) => path.startsWith('stories/'),
    onCommit: () => {
      desk.commits += 1;
    },
  });
  const draft = (extra: object = {}) => ({
    kind: 'article',
    slug: `written-${desk.number}`,
    title: `Written ${desk.number}`,
    body: '<p>Hello<script>alert(1)</script> <a href="javascript:x()">there</a></p>',
    section: 'news',
    authorId: 'bob',
    topics: [{ slug: 'banking', primary: true }],
    tags: ['chips'],
    ...extra,
  });
  const staff = (method: string, path: string, body?: unknown): Promise<StaffAnswer> =>
    api.staff(method, `${storiesPath}${path}`, body);
  return {
    desk,
    api,
    draft,
    staff,
    /** A new day: the next story has another slug, and the clock is back. */
    reset() {
      desk.number += 1;
      desk.commits = 0;
      desk.time = now;
    },
    create: async (extra: object = {}) => (await staff('POST', '', { story: draft(extra) })).body.data,
    publish: (id: string, body: object = {}) => staff('POST', `/${id}/publish`, body),
    pageStatus: async (slug: string, type = 'article') =>
      (await api.get(`/composer/testsite/pages/${type}/${slug}/web`)).status,
    async totalOf(path: string) {
      const { body } = (await api.json(`/components/testsite/listing/${path}`)) as {
        body: { data: { paging: { total: number } } };
      };
      return body.data.paging.total;
    },
    lastEvent: async () => (await getEventsAfter(store.db, (await getNewestEventId(store.db)) - 1, 1))[0],
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

type DeskSuite = (at: Desk, store: () => OpenStore) => void;

const withDesk = (suite: DeskSuite) => (open: () => Promise<OpenStore>) => {
  let store: OpenStore;
  // Filled before the first test: suites name the desk while they are collected.
  const at = {} as Desk;
  beforeAll(async () => {
    store = await open();
    Object.assign(at, await openDesk(store));
  }, 60_000);
  afterAll(() => store.drop());
  beforeEach(() => at.reset());
  suite(at, () => store);
};

/** Runs a suite on both stores with one desk; each test begins on a new day. */
export const describeDesk = Object.assign((suite: DeskSuite) => describeStores(withDesk(suite)), {
  postgresInAll: (suite: DeskSuite) => describeStores.postgresInAll(withDesk(suite)),
});
