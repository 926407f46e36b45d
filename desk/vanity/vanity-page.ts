import type { z } from 'zod';
import type { explainVanity, listVisits } from '#content/calls/vanity-entries.ts';
import type { SavedVanity } from '#content/entities/vanity.ts';
import { defaultEdition } from '#content/limits.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, type CallAs, problemIn } from '../call-api.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';
import {
  emptyFields,
  entryOfFields,
  fieldsOfEntry,
  fieldsOfForm,
  formOfFields,
  type VanityFields,
} from './vanity-form.ts';

type Explanation = z.output<typeof explainVanity.answer>['data'];
type Visits = z.output<typeof listVisits.answer>['data']['items'];

interface VanityPageOptions {
  siteId: string;
  formTokens: FormTokens;
  /** The handler that answers a path before vanity entries are looked up: the API, files, pictures. Undefined for pages. */
  ownerOf(path: string): string | undefined;
}

/** Why a path resolved as it did, which entries readers use, where they find nothing; and each entry's form. */
export function createVanityPage(options: VanityPageOptions & { callAs: CallAs }): StaffPage {
  return (request, staff) => {
    const callApi = options.callAs(staff);
    return vanityPage(options, (path, given) => callApi(`/vanity/${options.siteId}${path}`, given))(request);
  };
}

/** `call` takes paths below the vanity entries of the site. */
function vanityPage(options: VanityPageOptions, call: CallApi): (request: Request) => Promise<Response> {
  const { formTokens } = options;
  const read = async <T>(path: string): Promise<T | undefined> => {
    const answer = await call(path);
    return answer.ok ? ((await answer.json()) as { data: T }).data : undefined;
  };
  const entryPath = (id: string) => `/entries/${encodeURIComponent(id)}`;

  async function overview({ searchParams }: URL): Promise<Response> {
    const path = searchParams.get('path') ?? '';
    const edition = searchParams.get('edition') || defaultEdition;
    const query = new URLSearchParams({ path, edition });
    const [explanation, used, missing] = await Promise.all([
      path ? read<Explanation>(`/explain?${query}`) : undefined,
      read<{ items: Visits }>('/visits?kind=vanity'),
      read<{ items: Visits }>('/visits?kind=missing'),
    ]);
    const body = [
      questionOf(path, edition),
      path ? ownerNote(options.ownerOf(path.split(/[?#]/, 1)[0] ?? '')) + explanationOf(explanation) : '',
      '<p><a href="?new">New entry</a></p>',
      countsOf('Vanity addresses used, last 30 days', used?.items, 'No vanity address was used yet.'),
      countsOf('Missing pages, last 30 days', missing?.items, 'No missing pages yet.'),
    ].join('');
    return page(body, 200);
  }

  function form(
    fields: VanityFields,
    request: Request,
    { version, status = 200, problem }: { version?: number | undefined; status?: number; problem?: string },
  ): Response {
    const { token, setCookie } = formTokens.issue(request.headers.get('cookie'));
    const message = problem ? alert(problem) : '';
    const title = version === undefined ? 'New entry' : `Entry, version ${version}`;
    const body = `<p><a href="?">All addresses</a></p>${message}<section><h2>${title}</h2>${formOfFields(fields, { token, version })}</section>`;
    return page(body, status, { 'set-cookie': setCookie });
  }

  async function save(request: Request, id: string | null): Promise<Response> {
    const sent = await request.formData().catch(() => new FormData());
    if (formTokens.check(request, String(sent.get('token') ?? '')) !== 'ok')
      return page(alert('This form is too old. Open the page again.'), 403);
    const fields = fieldsOfForm(sent);
    const baseVersion = Number(sent.get('baseVersion') ?? 0);
    const former = id === null ? undefined : await read<SavedVanity>(entryPath(id));
    const entry = entryOfFields(fields, former);
    const answer =
      id === null
        ? await call('/entries', { method: 'POST', body: { entry } })
        : sent.get('do') === 'remove'
          ? await call(`${entryPath(id)}?baseVersion=${baseVersion}`, { method: 'DELETE' })
          : await call(entryPath(id), { method: 'PUT', body: { entry, baseVersion } });
    if (answer.ok) {
      const location = `?${new URLSearchParams({ path: fields.urlPath })}`;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
    }
    // The words stay, and so does the version they were written over: the newest one must be read first.
    const { status } = answer;
    const problem = await problemIn(answer);
    return form(fields, request, { version: id === null ? undefined : baseVersion, status, problem });
  }

  return async (request) => {
    const url = new URL(request.url);
    const id = url.searchParams.get('entry');
    const isNew = url.searchParams.has('new');
    if (request.method === 'POST')
      return id !== null || isNew ? save(request, id) : page(alert('There is no such form.'), 400);
    if (isNew) return form(emptyFields(url.searchParams.get('new') ?? ''), request, {});
    if (id === null) return overview(url);
    const entry = await read<SavedVanity>(entryPath(id));
    if (!entry) return page(alert('There is no such entry any more.'), 404);
    return form(fieldsOfEntry(entry), request, { version: entry.version });
  };
}

const alert = (words: string) => `<p role="alert">${escapeText(words)}</p>`;

function page(body: string, status: number, headers: Record<string, string> = {}): Response {
  return staffResponse('Vanity addresses', body, { status, headers });
}

function questionOf(path: string, edition: string): string {
  return `<form method="get"><label>Path, with its query
<input name="path" required maxlength="2048" pattern="/.*" placeholder="/spring-deals/" value="${escapeAttribute(path)}"></label>
<label>Edition <input name="edition" maxlength="10" value="${escapeAttribute(edition)}"></label>
<button>Explain</button></form>`;
}

function ownerNote(owner: string | undefined): string {
  return owner ? alert(`This path is already used by ${owner} and cannot be redirected.`) : '';
}

function explanationOf(explanation: Explanation | undefined): string {
  if (!explanation) return '<section><p>Enter a path that begins with a slash.</p></section>';
  const steps = explanation.steps.map((step) => `<li>${escapeText(step)}</li>`).join('');
  const entry = explanation.entry
    ? `<pre>${escapeText(JSON.stringify(explanation.entry, null, 2))}</pre>`
    : '';
  const id = explanation.entry?.id;
  const change = id
    ? `<p><a href="?entry=${encodeURIComponent(id)}">Change this entry</a></p>`
    : `<p><a href="?new=${encodeURIComponent(explanation.lookupPath)}">Create an entry</a></p>`;
  return `<section><h2>${escapeText(outcomeIn(explanation))}</h2><ol class="steps">${steps}</ol>${entry}${change}</section>`;
}

function outcomeIn({ outcome, lookupPath }: Explanation): string {
  switch (outcome.kind) {
    case 'redirect':
      return `${lookupPath} leads to ${outcome.to} (${outcome.status})`;
    case 'mask':
      return `${lookupPath} shows ${outcome.path}`;
    case 'not-found':
      return `${lookupPath} is no page (404)`;
    case 'none':
      return `${lookupPath} is not redirected`;
  }
}

function countsOf(title: string, visits: Visits | undefined, empty: string): string {
  const rows = (visits ?? []).map(
    ({ path, total }) =>
      `<tr><td><a href="?path=${encodeURIComponent(path)}">${escapeText(path)}</a></td><td>${total}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Path</th><th scope="col">Times</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
  return `<section><h2>${title}</h2>${rows.length > 0 ? table : `<p>${empty}</p>`}</section>`;
}
