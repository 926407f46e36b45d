import { expect, it } from 'vitest';
import type { ImportEntry, ImportRun } from '#content/entities/import-run.ts';
import { noParts } from '#content/rules/imports/account.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import { createImportsPage, createUndoPage } from './imports-page.ts';

const evil = '"><script>alert(1)</script>';
const run: ImportRun = {
  id: '3',
  source: `wordpress:${evil}`,
  format: 'wordpress',
  path: `${evil}.xml`,
  startedBy: evil,
  startedAt: '2026-11-18T08:00:00.000Z',
  endedAt: '2026-11-18T08:01:00.000Z',
  state: 'finished',
  stories: { added: 60, changed: 1, skipped: 2, rejected: 1, unchanged: 4, clean: 59, notClean: 1 },
  added: {
    author: 1,
    topic: 2,
    tag: 3,
    redirect: 180,
    comment: 0,
    picture: 0,
    file: 0,
    layout: 0,
    text: 0,
    menu: 0,
    newsletter: 0,
    subscriber: 0,
  },
  words: { before: 12_000, after: 11_990, lost: 10 },
  parts: { preserved: 30, changed: 1, lost: 2, marked: 1 },
  undone: { removed: 0, restored: 0, left: 0 },
};
const entry: ImportEntry = {
  kind: 'story',
  sourceId: 'post/7',
  id: 'a/7',
  title: evil,
  outcome: 'added',
  notes: ['picture left out'],
  clean: false,
  account: {
    words: { before: 200, after: 190, lost: 10 },
    parts: { ...noParts(), embeds: { preserved: 0, changed: 0, lost: 2 } },
    marked: 1,
  },
};

interface Opened {
  runs?: ImportRun[];
  /** The import of number 3. */
  shown?: ImportRun;
  /** How a call to undo is answered instead. */
  denied?: Response;
  items?: ImportEntry[];
  /** The state after a call to undo. */
  undone?: ImportRun['state'];
}

function open({ runs = [run], shown = run, items = [entry], undone = 'undone', denied }: Opened = {}) {
  const requests: string[] = [];
  const options: Parameters<typeof createUndoPage>[0] = {
    siteId: 'testsite',
    formTokens: createFormTokens({ secret: 'x'.repeat(32), isSecure: false, now: Date.now }),
    callAs: () => async (path, options) => {
      requests.push(options ? `${options.method} ${path}` : path);
      if (options && denied) return denied;
      if (options) return Response.json({ data: { ...run, state: undone } });
      const paging = { limit: 50, offset: 0, total: path.includes('/3?') ? 51 : runs.length };
      if (path.startsWith('/imports/testsite?')) return Response.json({ data: { items: runs, paging } });
      if (path.startsWith('/imports/testsite/3?'))
        return Response.json({ data: { run: shown, items, paging } });
      return Response.json({ errors: [{ message: 'no' }] }, { status: path.includes('/5?') ? 500 : 404 });
    },
  };
  const [report, undo] = [createImportsPage(options), createUndoPage(options)];
  const page: typeof report = (request, staff) =>
    (new URL(request.url).pathname.startsWith('/desk/imports/undo/') ? undo : report)(request, staff);
  return {
    requests,
    page,
    get: async (path: string) => {
      const response = await page(new Request(`http://x/desk/imports/${path}`), staffTokenHolder);
      return { status: response.status, html: await response.text() };
    },
  };
}

it('lists imports, each with a link to its report, all escaped', async () => {
  const { html, status } = await open().get('');
  expect(status).toBe(200);
  expect(html).not.toContain('<script>');
  expect(html).toContain('href="/desk/imports/3/"');
  expect(html).toContain('60 added, 1 changed, 1 rejected');
  expect(html).toContain('<a href="/desk/imports/" aria-current="page">Imports</a>');
});

it('says how to begin where nothing was imported', async () => {
  const { html } = await open({ runs: [] }).get('');
  expect(html).toContain('Nothing has been imported yet');
  expect(html).not.toContain('<table');
});

it('the report has totals, what each story lost, links, filters and pages', async () => {
  const { get, requests } = open();
  const { html } = await get('3/?show=not-clean');
  expect(requests).toEqual(['/imports/testsite/3?of=story&clean=false&limit=50&offset=0']);
  expect(html).not.toContain('<script>');
  for (const text of [
    '<dt>Words before</dt><dd>12,000</dd>',
    '<dt>Parts lost</dt><dd>2</dd>',
    'href="/desk/stories/a%2F7/"',
    'words 10, embeds 2, for editors only 1',
    '200 → 190',
    'picture left out',
    '<option value="not-clean" selected>',
    '?kind=story&amp;show=not-clean&amp;offset=50',
    '180 redirects',
    '--undo 3',
  ])
    expect([text, html.includes(text)]).toEqual([text, true]);
});

it('a story that an undo removed has no link, one that it left has its reason', async () => {
  const { html } = await open({
    items: [
      { ...entry, id: 'gone', undone: 'removed' },
      { ...entry, id: 'stays', undone: 'left', leftBecause: 'it was edited here since' },
    ],
  }).get('3/');
  expect(html).not.toContain('/desk/stories/gone/');
  expect(html).toContain('/desk/stories/stays/');
  expect(html).toContain('left: it was edited here since');
});

it.each([
  ['4/', 404],
  ['nothing/', 404],
  ['5/', 503],
  ['3/?kind=nonsense&show=nonsense&offset=-1', 200],
])('%s answers %s', async (path, status) => {
  expect((await open().get(path)).status).toBe(status);
});

it('the page of an undo names what goes and what stays', async () => {
  const { html, status } = await open().get('undo/3/');
  expect(status).toBe(200);
  expect(html).not.toContain('<script>');
  for (const text of [
    'What the import added: 60 stories, 1 authors, 2 topics, 3 tags, 180 redirects.',
    '1 story that the import changed is again what it was before.',
    'on which readers here have commented',
    '<button>Undo import 3</button>',
  ])
    expect([text, html.includes(text)]).toEqual([text, true]);
});

it('an undo that has begun shows how far it is, and names the menu bar and readers', async () => {
  const { get } = open({
    shown: {
      ...run,
      state: 'undoing',
      added: { ...run.added, menu: 1, newsletter: 2, subscriber: 1200 },
      undone: { removed: 1000, restored: 1, left: 2 },
    },
  });
  const { html } = await get('undo/3/');
  for (const text of [
    '1 menus, 2 newsletters, 1,200 subscriptions.',
    'what it was before, and so is the menu bar.',
    '1,003 entries of 1,450 done, 1,000 removed, 1 restored, 2 left.',
    '<progress aria-label="Undo" value="1003" max="1450">',
    '<button autofocus>Continue the undo</button>',
  ])
    expect([text, html.includes(text)]).toEqual([text, true]);
});

/** The form as a browser has it: its token and its cookie. */
async function openUndo(page: ReturnType<typeof open>['page']) {
  const shown = await page(new Request('http://x/desk/imports/undo/3/'), staffTokenHolder);
  const cookie = shown.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const token = /name="token" value="([^"]+)"/.exec(await shown.text())?.[1] ?? '';
  const post = (value: string) =>
    page(
      new Request('http://x/desk/imports/undo/3/', {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ token: value }),
      }),
      staffTokenHolder,
    );
  return { post, token };
}

it('without the right to import the button says so, and nothing is undone', async () => {
  const denied = Response.json({ errors: [{ message: 'You may not import. Admins may.' }] }, { status: 403 });
  const { post, token } = await openUndo(open({ denied }).page);
  const answer = await post(token);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<p role="alert">You may not import. Admins may.</p>');
});

it.each([
  ['undone', '/desk/imports/3/'],
  ['undoing', '/desk/imports/undo/3/'],
] as const)(
  'the button undoes with a valid token only; an import that is %s leads to %s',
  async (undone, to) => {
    const { page, requests } = open({ undone });
    const { post, token } = await openUndo(page);
    expect((await post('wrong')).status).toBe(403);
    expect(requests).toEqual(['/imports/testsite/3?limit=1']);
    const done = await post(token);
    expect([done.status, done.headers.get('location')]).toEqual([303, to]);
    expect(requests.at(-1)).toBe('POST /imports/testsite/3/undo');
  },
);
