import { listedPathsBody, readingListBody } from '#content/entities/reading-list.ts';
import { NeutronError } from '#content/errors.ts';
import type { Database } from '#database/connect.ts';
import type { Service } from '../service.ts';
import { createServiceApp, jsonBody, privateJson, type ServiceContext } from '../service-app.ts';
import { createPlainList, type PlainListContext, readingListPath } from './plain-list-handler.ts';
import { createReadingListStore } from './reading-list-store.ts';
import { migrateReadingList } from './reading-list-tables.ts';

interface ReadingListDeps extends Omit<PlainListContext, 'store'> {
  db: Database;
  /** The account of the access token in this header. */
  subOf(authorization: string | undefined): Promise<string | undefined>;
}

/** 400 entries with all of their words. */
const listBytes = 512 * 1024;

/** Reading lists of accounts, and the list as a page for browsers without scripts. */
export function createReadingList(deps: ReadingListDeps): Service {
  const store = createReadingListStore(deps.db, deps.now);
  const plain = createPlainList({ ...deps, store });

  /** Joins the list of a device with that of its account; both have the answer afterwards. */
  async function join(context: ServiceContext): Promise<Response> {
    const sub = await deps.subOf(context.req.header('authorization'));
    if (!sub) throw new NeutronError('sign_in_needed');
    const body = readingListBody.safeParse(await jsonBody(context));
    if (!body.success) throw new NeutronError('bad_body');
    return privateJson({ data: { entries: await store.join(sub, body.data.entries) } });
  }

  async function findGone(context: ServiceContext): Promise<Response> {
    const body = listedPathsBody.safeParse(await jsonBody(context));
    if (!body.success) throw new NeutronError('bad_body');
    const { paths } = body.data;
    const found = await deps.headlinesAt(paths);
    return privateJson({ data: { gone: paths.filter((path) => !found.has(path)) } });
  }

  return {
    name: 'reading-list',
    migrate: migrateReadingList,
    prepare: plain.prepare,
    routes: [
      {
        path: `${readingListPath}*`,
        app: createServiceApp({
          [`${readingListPath}entries`]: { put: join },
          [`${readingListPath}gone`]: { post: findGone },
          ...plain.paths,
        }),
        serves: 'documents',
        limit: 'forms',
        admit: async ({ headers }) => (headers.authorization ? { maxBodyBytes: listBytes } : {}),
      },
    ],
    personalData: {
      name: 'readingList',
      exportFor: ({ sub }) => store.list(sub),
      eraseFor: ({ sub }) => store.erase(sub),
    },
  };
}
