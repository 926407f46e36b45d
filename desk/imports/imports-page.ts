import type { z } from 'zod';
import type { getImport, listImports } from '#content/calls/imports.ts';
import { type ImportRun, importKinds } from '#content/entities/import-run.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, type CallAs, problemIn } from '../call-api.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';
import { entriesTable } from './entries-table.ts';
import { runFigures } from './run-figures.ts';
import { undoForm } from './undo-form.ts';

type Listed = z.output<typeof listImports.answer>['data'];
type Shown = z.output<typeof getImport.answer>['data'];
type Paging = Listed['paging'];

const home = '/desk/imports/';
const title = 'Imports';
const perPage = 50;

/** What the list of entries can be limited to, as queries of the call. */
const filters: Readonly<Record<string, { label: string; query: Readonly<Record<string, string>> }>> = {
  'not-clean': { label: 'not clean', query: { clean: 'false' } },
  added: { label: 'added', query: { outcome: 'added' } },
  changed: { label: 'changed', query: { outcome: 'changed' } },
  skipped: { label: 'skipped', query: { outcome: 'skipped' } },
  rejected: { label: 'rejected', query: { outcome: 'rejected' } },
  left: { label: 'left by an undo', query: { undone: 'left' } },
};

interface ImportsPageOptions {
  callAs: CallAs;
  siteId: string;
}

/** `/desk/imports/` lists imports, `/desk/imports/{id}/` is the report of one. */
export function createImportsPage({ callAs, siteId }: ImportsPageOptions): StaffPage {
  return (request, staff) => {
    const callApi = callAs(staff);
    return importsPage(request, (path, options) => callApi(`/imports/${siteId}${path}`, options));
  };
}

/** `/desk/imports/undo/{id}/` undoes an import. */
export function createUndoPage({
  callAs,
  siteId,
  formTokens,
}: ImportsPageOptions & { formTokens: FormTokens }): StaffPage {
  return async (request, staff) => {
    const callApi = callAs(staff);
    const call: CallApi = (path, options) => callApi(`/imports/${siteId}${path}`, options);
    const rest = new URL(request.url).pathname.slice(`${home}undo/`.length);
    if (rest === '') return page(title, chooseFirst, request.method === 'POST' ? 400 : 200);
    const id = /^([1-9]\d{0,8})\/?$/.exec(rest)?.[1];
    return id === undefined ? missing() : undoPage(request, call, id, formTokens);
  };
}

/** Says what an undo removes; a form does it, in parts if the import is large. */
async function undoPage(
  request: Request,
  call: CallApi,
  id: string,
  formTokens: FormTokens,
): Promise<Response> {
  let problem = '';
  let status = 200;
  if (request.method === 'POST') {
    const form = await request.formData().catch(() => new FormData());
    if (formTokens.check(request, String(form.get('token') ?? '')) !== 'ok')
      return page(title, alert('This form is too old. Open the page again.'), 403);
    const answer = await call(`/${id}/undo`, { method: 'POST', body: {} });
    if (answer.ok) {
      const { data } = (await answer.json()) as { data: ImportRun };
      const location = data.state === 'undone' ? `${home}${id}/` : `${home}undo/${id}/`;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
    }
    if (answer.status === 404) return missing();
    problem = alert(await problemIn(answer));
    status = answer.status === 403 ? 403 : 503;
  }
  const answer = await call(`/${id}?limit=1`);
  if (answer.status === 404) return missing();
  if (!answer.ok) return page(title, alert(await problemIn(answer)), 503);
  const { data } = (await answer.json()) as { data: Shown };
  const { token, setCookie } = formTokens.issue(request.headers.get('cookie'));
  const body =
    data.run.state === 'undone' ? '<p>This import is undone already.</p>' : undoForm(data.run, token);
  return page(
    `Undo import ${data.run.id} of ${data.run.source}`,
    `${problem}${body}<p><a href="${home}${id}/">Report of this import</a></p>`,
    status,
    { 'set-cookie': setCookie },
  );
}

/** `call` takes paths below the imports of the site. */
async function importsPage(request: Request, call: CallApi): Promise<Response> {
  const url = new URL(request.url);
  const offset = /^\d{1,6}$/.exec(url.searchParams.get('offset') ?? '')?.[0] ?? '0';
  const rest = url.pathname.slice(home.length);
  const id = /^([1-9]\d{0,8})\/?$/.exec(rest)?.[1];
  if (rest === '') return list(call, offset);
  return id === undefined ? missing() : one(call, id, url.searchParams, offset);
}

async function list(call: CallApi, offset: string): Promise<Response> {
  const query = new URLSearchParams({ limit: String(perPage), offset });
  const answer = await call(`?${query}`);
  if (!answer.ok) return page(title, alert(await problemIn(answer)), 503);
  const { data } = (await answer.json()) as { data: Listed };
  if (data.paging.total === 0)
    return page(
      title,
      `<section><p>Nothing has been imported yet.</p>
<p><code>npm run import -- export.xml --dry-run</code> checks an export of WordPress, Ghost, Hugo, Jekyll or a feed and writes nothing.</p></section>`,
      200,
    );
  return page(title, `${runsTable(data.items)}${pagerOf(data.paging, query, 'imports')}`, 200);
}

async function one(
  call: CallApi,
  id: string,
  searchParams: URLSearchParams,
  offset: string,
): Promise<Response> {
  const kind = importKinds.find((name) => name === searchParams.get('kind')) ?? 'story';
  const show = Object.keys(filters).find((name) => name === searchParams.get('show'));
  const answer = await call(
    `/${id}?${new URLSearchParams({ of: kind, ...(show ? filters[show]?.query : {}), limit: String(perPage), offset })}`,
  );
  if (answer.status === 404) return missing();
  if (!answer.ok) return page(title, alert(await problemIn(answer)), 503);
  const { data } = (await answer.json()) as { data: Shown };
  const query = new URLSearchParams({ kind, ...(show ? { show } : {}), offset });
  const body = `${runFigures(data.run)}<section><h2>What it brought</h2>${filterForm(kind, show)}
${entriesTable(kind, data.items)}${pagerOf(data.paging, query, 'entries')}</section>
<p><a href="${home}">All imports</a></p>`;
  return page(`Import ${data.run.id} of ${data.run.source}`, body, 200);
}

const missing = () =>
  page('No such import', `<p>There is no such import.</p><p><a href="${home}">All imports</a></p>`, 404);
const chooseFirst = `<p>An undo begins on the report of an import. <a href="${home}">Choose an import</a></p>`;
const alert = (words: string) => `<p role="alert">${escapeText(words)}</p>`;

function page(
  name: string,
  body: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return staffResponse(name, body, { status, menuItem: title, headers });
}

function runsTable(items: readonly ImportRun[]): string {
  const heads = ['Import', 'State', 'Stories', 'Not clean', 'Started (UTC)'];
  const rows = items.map(({ id, source, format, state, stories, startedAt }) => {
    const cells = [
      ['State', state],
      ['Stories', `${stories.added} added, ${stories.changed} changed, ${stories.rejected} rejected`],
      ['Not clean', String(stories.notClean)],
      ['Started (UTC)', startedAt.slice(0, 16).replace('T', ' ')],
    ].map(
      ([label, text = '']) => `<td role="cell" class="word" data-label="${label}">${escapeText(text)}</td>`,
    );
    return `<tr role="row"><td role="cell"><a href="${home}${escapeAttribute(id)}/">${escapeText(`${id}: ${source}`)}</a><br>${escapeText(format)}</td>${cells.join('')}</tr>`;
  });
  // On phones rows are shown as cards (`staffStyles`); the roles keep them a table for screen readers.
  return `<section><table class="cards" role="table" aria-label="Imports"><thead role="rowgroup"><tr role="row">${heads
    .map((text) => `<th role="columnheader" scope="col">${text}</th>`)
    .join('')}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table></section>`;
}

function filterForm(kind: string, show: string | undefined): string {
  const option = (value: string, label: string, chosen: string | undefined) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
  const kinds = importKinds.map((name) => option(name, name, kind));
  const shown = Object.entries(filters).map(([name, { label }]) => option(name, label, show));
  return `<form><label>Kind<select name="kind">${kinds.join('')}</select></label>
<label>Outcome<select name="show"><option value="">all</option>${shown.join('')}</select></label><button>Show</button></form>`;
}

function pagerOf({ limit, offset, total }: Paging, query: URLSearchParams, things: string): string {
  const link = (to: number, text: string) => {
    query.set('offset', String(to));
    return `<a href="?${escapeAttribute(String(query))}">${text}</a>`;
  };
  const links = [
    offset > 0 ? link(Math.max(0, offset - limit), 'Previous') : '',
    offset + limit < total ? link(offset + limit, 'Next') : '',
  ].filter(Boolean);
  return `<p>${total} ${things}. ${links.join(' · ')}</p>`;
}
