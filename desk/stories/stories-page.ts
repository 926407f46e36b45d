import type { z } from 'zod';
import type { listStories } from '#content/calls/story-list.ts';
import { storyStates, storyTypes } from '#content/entities/story-types.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, type CallAs, problemIn } from '../call-api.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';
import { storyBody } from './story-body.ts';
import { readStory } from './story-facts.ts';

type Listed = z.output<typeof listStories.answer>['data'];

const perPage = 50;
const home = '/desk/stories/';
const title = 'Stories';

/**
 * `/desk/stories/` lists stories, `/desk/stories/{id}/` shows one. The addresses of an editor's forms (`staffLink`) lead to
 * the story's page too.
 */
export function createStoriesPage({ callAs, siteId }: { callAs: CallAs; siteId: string }): StaffPage {
  return (request, staff) => {
    const callApi = callAs(staff);
    return storiesPage(request, (path, options) => callApi(`/stories/${siteId}${path}`, options));
  };
}

/** `call` takes paths below the stories of the site. */
async function storiesPage(request: Request, call: CallApi): Promise<Response> {
  async function list({ searchParams }: URL): Promise<Response> {
    const wanted = {
      type: storyTypes.find((type) => type === searchParams.get('type')),
      state: storyStates.find((state) => state === searchParams.get('state')),
    };
    const from = /^\d{1,6}$/.exec(searchParams.get('offset') ?? '')?.[0] ?? '0';
    const query = new URLSearchParams({ limit: String(perPage), offset: from });
    for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
    const answer = await call(`?${query}`);
    if (!answer.ok) return page(title, alert(await problemIn(answer)), 503);
    const { data } = (await answer.json()) as { data: Listed };
    return page(title, `${filterForm(wanted)}${tableOf(data)}${pagerOf(data, query)}`, 200);
  }

  async function one(id: string): Promise<Response> {
    const found = await readStory(call, id);
    if ('problem' in found) {
      const back = `<p><a href="${home}">All stories</a></p>`;
      const [name, words] =
        found.status === 404
          ? ['No such story', `<p>There is no story with the id ${escapeText(id)}.</p>`]
          : [title, alert(found.problem)];
      return page(name, `${words}${back}`, found.status);
    }
    return page(found.record.title, storyBody(found), 200);
  }

  const url = new URL(request.url);
  const rest = url.pathname.slice(home.length);
  if (rest === '') return list(url);
  const edited = editedId(rest, url.searchParams);
  if (edited) return redirect(`${home}${encodeURIComponent(edited)}/`);
  return one(decoded(/^([^/]+)\/$/.exec(rest)?.[1] ?? rest));
}

/** The id in an address of an editor's form: `content/{type}/{id}/edit/`, or `pages/create/?pageId={id}`. */
function editedId(rest: string, query: URLSearchParams): string | undefined {
  if (rest === 'pages/create/') return query.get('pageId') ?? undefined;
  const id = /^content\/[^/]+\/([^/]+)\/edit\/$/.exec(rest)?.[1];
  return id && decoded(id);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
const alert = (words: string) => `<p role="alert">${escapeText(words)}</p>`;

function page(name: string, body: string, status: number): Response {
  return staffResponse(name, body, { status, menuItem: title });
}

function filterForm(wanted: { type: string | undefined; state: string | undefined }): string {
  const choice = (name: string, label: string, values: readonly string[], chosen?: string) => {
    const options = values.map(
      (value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`,
    );
    return `<label>${label}<select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
  };
  return `<form>${choice('type', 'Type', storyTypes, wanted.type)}
${choice('state', 'State', storyStates, wanted.state)}<button>Show</button></form>`;
}

function tableOf({ items }: Listed): string {
  if (items.length === 0) return '<section><p>No stories match.</p></section>';
  const rows = items.map(
    ({ id, type, slug, title: name, state, updatedAt }) => `<tr role="row">
<td role="cell"><a href="${home}${escapeAttribute(encodeURIComponent(id))}/">${escapeText(name)}</a><br>${escapeText(slug)}</td>
${labelledCell('Type', 'word', type)}${labelledCell('State', 'word', state)}
${labelledCell(savedLabel, 'when', escapeText(updatedAt.slice(0, 16).replace('T', ' ')))}</tr>`,
  );
  const heads = ['Story', 'Type', 'State', savedLabel].map(
    (text) => `<th role="columnheader" scope="col">${text}</th>`,
  );
  // On phones rows are shown as cards (`staffStyles`); the roles keep them a table for screen readers.
  return `<section><table class="cards" role="table" aria-label="Stories"><thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>
<tbody role="rowgroup">${rows.join('')}</tbody></table></section>`;
}

const savedLabel = 'Saved (UTC)';
const labelledCell = (label: string, className: string, html: string) =>
  `<td role="cell" class="${className}" data-label="${label}">${html}</td>`;

function pagerOf(
  { items, paging: { limit, offset, total = items.length } }: Listed,
  query: URLSearchParams,
): string {
  const link = (to: number, text: string) => {
    query.set('offset', String(to));
    return `<a href="?${escapeAttribute(String(query))}">${text}</a>`;
  };
  const links = [
    offset > 0 ? link(Math.max(0, offset - limit), 'Newer') : '',
    offset + limit < total ? link(offset + limit, 'Older') : '',
  ].filter(Boolean);
  return `<p>${total} stories. ${links.join(' · ')}</p>`;
}
