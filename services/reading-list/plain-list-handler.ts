import { readingListForm } from '#content/entities/reading-list.ts';
import { NeutronError } from '#content/errors.ts';
import type { ReadingListEntry } from '#content/rules/reading-list/reading-list.ts';
import { createPageFiles, type Look } from '#design/service-pages/page-files.ts';
import { sendingPage } from '#platform/http/request-origin.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { ServiceContext, ServicePaths } from '../service-app.ts';
import { cookieStoriesMost, readCookieList, writeCookieList } from './cookie-list.ts';
import { type PlainStory, plainList, plainListStyles } from './plain-list.ts';
import type { ReadingListStore } from './reading-list-store.ts';

export const readingListPath = '/reading-list/';

export interface PlainListContext {
  store: ReadingListStore;
  /** The account of the session cookie. */
  sessionOf(env: Pick<ServiceContext['env'], 'incoming' | 'outgoing'>): Promise<string | undefined>;
  /** Headlines of the stories at these paths; paths without a story are missing. */
  headlinesAt(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Leads back to this path. */
  signInUrl(path: string): string;
  isSecure: boolean;
  look(): Promise<Look>;
  now(): number;
}

/** The reading list as a page with forms: in the account of a signed-in reader, otherwise in a cookie. */
export function createPlainList(context: PlainListContext): {
  paths: ServicePaths;
  prepare(): Promise<void>;
} {
  const files = createPrepared('plain reading list', async () =>
    createPageFiles(await context.look(), { styles: plainListStyles }),
  );
  const paths: ServicePaths = {
    [`${readingListPath}look/:file`]: {
      get(call) {
        const file = files.value.files.get(`look/${call.req.param('file')}`);
        if (!file) return call.notFound();
        return new Response(file.body, {
          headers: { 'content-type': file.type, 'cache-control': 'public, max-age=86400' },
        });
      },
    },
    [readingListPath]: {
      get: (call) => show(context, files.value, call),
      post: (call) => change(context, call),
    },
  };
  return { paths, prepare: files.prepare };
}

async function show(
  context: PlainListContext,
  files: ReturnType<typeof createPageFiles>,
  call: ServiceContext,
): Promise<Response> {
  const sub = await context.sessionOf(call.env);
  const entries = sub
    ? (await context.store.list(sub)).filter(({ state }) => state !== 'removed')
    : readCookieList(call.req.header('cookie')).map((url) => ({ url, state: 'to-read' as const }));
  const titles = await context.headlinesAt(entries.map(({ url }) => url));
  const stories: PlainStory[] = entries.map(({ url, state }) => ({ url, state, title: titles.get(url) }));
  const body = plainList({
    path: readingListPath,
    stories,
    isSignedIn: sub !== undefined,
    signInUrl: context.signInUrl(readingListPath),
    cookieStoriesMost,
  });
  return new Response(files.document({ title: 'Saved', body, home: readingListPath, isWide: true }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': files.policy([], false),
    },
  });
}

/** The pages that send this form are cached, so it has no token: the browser says which page sent it. */
async function change(context: PlainListContext, call: ServiceContext): Promise<Response> {
  if (sendingPage(call.env.incoming) === 'foreign') throw new NeutronError('forbidden');
  const form = readingListForm.safeParse(Object.fromEntries(new URLSearchParams(await call.req.text())));
  if (!form.success) throw new NeutronError('bad_body');
  const { url, state } = form.data;
  const title = (await context.headlinesAt([url])).get(url);
  // A story that is gone can only be removed.
  if (title === undefined && state !== 'removed') throw new NeutronError('not_found', { field: 'url' });
  const headers = new Headers({ location: readingListPath, 'cache-control': 'no-store' });
  const sub = await context.sessionOf(call.env);
  if (sub) await changeStored(context, sub, { url, state, title: title ?? '' });
  else {
    const others = readCookieList(call.req.header('cookie')).filter((path) => path !== url);
    const next = state === 'to-read' ? [url, ...others] : others;
    headers.append('set-cookie', writeCookieList(next, context.isSecure));
  }
  return new Response(null, { status: 303, headers });
}

async function changeStored(
  { store, now }: PlainListContext,
  sub: string,
  change: Pick<ReadingListEntry, 'url' | 'state' | 'title'>,
): Promise<void> {
  const known = (await store.list(sub)).find(({ url }) => url === change.url);
  await store.join(sub, [{ ...known, ...change, at: now() }]);
}
