import type { z } from 'zod';
import type { explainVanity, listVisits } from '#content/calls/vanity-entries.ts';
import { defaultEdition } from '#content/limits.ts';
import { escapeText } from '#content/rules/body/escape-html.ts';
import { staffDocument, staffHeaders, staffPolicy } from '#content/rules/staff-document.ts';

type Explanation = z.output<typeof explainVanity.answer>['data'];
type Visits = z.output<typeof listVisits.answer>['data']['items'];

/** Asks the API as staff: `path` is what comes after `/api/neutron/vanity/{site}`. */
export type AskVanity = (path: string) => Promise<Response>;

/** Why a path resolved as it did, which entries readers use, and where they find nothing. */
export function createVanityPage(ask: AskVanity): (request: Request) => Promise<Response> {
  const read = async <T>(path: string): Promise<T | undefined> => {
    const answer = await ask(path);
    return answer.ok ? ((await answer.json()) as { data: T }).data : undefined;
  };
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const path = searchParams.get('path') ?? '';
    const edition = searchParams.get('edition') || defaultEdition;
    const asked = new URLSearchParams({ path, edition });
    const [told, used, missing] = await Promise.all([
      path ? read<Explanation>(`/explain?${asked}`) : undefined,
      read<{ items: Visits }>('/visits?kind=vanity'),
      read<{ items: Visits }>('/visits?kind=missing'),
    ]);
    const body = [
      formOf(path, edition),
      path ? explanationOf(told) : '',
      countsOf('Addresses readers used, last 30 days', used?.items, 'No vanity address was used yet.'),
      countsOf('Addresses where nothing was, last 30 days', missing?.items, 'Nobody missed a page yet.'),
    ].join('');
    const headers = { ...staffHeaders, 'content-security-policy': staffPolicy };
    return new Response(staffDocument('Vanity addresses', body), { status: 200, headers });
  };
}

function formOf(path: string, edition: string): string {
  return `<form method="get"><label>Path, with its query
<input name="path" required maxlength="2048" pattern="/.*" placeholder="/spring-deals/" value="${attribute(path)}"></label>
<label>Edition <input name="edition" maxlength="10" value="${attribute(edition)}"></label>
<button>Explain</button></form>`;
}

function explanationOf(told: Explanation | undefined): string {
  if (!told) return '<section><p>This is not a path we could look up: it begins with a slash.</p></section>';
  const steps = told.steps.map((step) => `<li>${escapeText(step)}</li>`).join('');
  const entry = told.entry ? `<pre>${escapeText(JSON.stringify(told.entry, null, 2))}</pre>` : '';
  return `<section><h2>${escapeText(outcomeIn(told))}</h2><ol class="steps">${steps}</ol>${entry}</section>`;
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
      return `${lookupPath} stands for itself`;
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

const attribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');
