import type { z } from 'zod';
import type { listPlans } from '#content/calls/schedule.ts';
import { type StoryPlan, storyPlans } from '#content/entities/story-types.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, type CallAs, problemIn } from '../call-api.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

type Planned = z.output<typeof listPlans.answer>['data']['items'][number];

const most = 100;
const planOf = (given: unknown): StoryPlan | undefined => storyPlans.find((plan) => plan === given);

/** What is going to come, change and go, the next first; each plan can be taken back alone. */
export function createSchedulePage(options: SchedulePageOptions & { callAs: CallAs }): StaffPage {
  return (request, staff) => schedulePage(request, options.callAs(staff), options);
}

interface SchedulePageOptions {
  siteId: string;
  formTokens: FormTokens;
}

async function schedulePage(
  request: Request,
  call: CallApi,
  { siteId, formTokens }: SchedulePageOptions,
): Promise<Response> {
  async function list(cookies: string | null, status: number, problem?: string): Promise<Response> {
    const answer = await call(`/schedule/${siteId}?limit=${most}`);
    if (!answer.ok) return page(alert(await problemIn(answer)), 503);
    const { data } = (await answer.json()) as { data: { items: Planned[] } };
    const { token, setCookie } = formTokens.issue(cookies);
    const message = problem ? alert(problem) : '';
    return page(`${message}${tableOf(data.items, token)}`, status, { 'set-cookie': setCookie });
  }

  const cookies = request.headers.get('cookie');
  if (request.method !== 'POST') return list(cookies, 200);
  const form = await request.formData().catch(() => new FormData());
  if (formTokens.check(request, String(form.get('token') ?? '')) !== 'ok')
    return page(alert('This form is too old. Open the page again.'), 403);
  const plan = planOf(form.get('plan'));
  const id = String(form.get('id') ?? '');
  if (!plan || !id) return list(cookies, 400, 'Choose what is to be cancelled.');
  const path = `/stories/${siteId}/${encodeURIComponent(id)}/cancel`;
  const answer = await call(path, { method: 'POST', body: { plan } });
  if (!answer.ok) return list(cookies, answer.status, await problemIn(answer));
  return new Response(null, {
    status: 303,
    headers: { location: '?', 'cache-control': 'private, no-store' },
  });
}

const alert = (words: string) => `<p role="alert">${escapeText(words)}</p>`;

function page(body: string, status: number, headers: Record<string, string> = {}): Response {
  return staffResponse('Schedule', body, { status, headers });
}

function tableOf(items: readonly Planned[], token: string): string {
  if (items.length === 0) return '<section><p>Nothing is planned.</p></section>';
  const more = items.length === most ? '<p>These are the first; more follow.</p>' : '';
  return `<section><div class="roomy" role="region" aria-label="What is planned" tabindex="0">
<table><thead><tr><th scope="col">When (UTC)</th><th scope="col">What</th>
<th scope="col">Story</th><th scope="col">Take back</th></tr></thead>
<tbody>${items.map((item) => rowOf(item, token)).join('')}</tbody></table></div>${more}</section>`;
}

function rowOf({ plan, at, isUpdate, story }: Planned, token: string): string {
  const what = plan === 'withdraw' ? 'goes' : isUpdate ? 'changes' : 'comes';
  const hidden = Object.entries({ token, plan, id: story.id })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`)
    .join('');
  const name = escapeAttribute(`Cancel: ${story.title} ${what}`);
  return `<tr><td class="when">${escapeText(at.slice(0, 19).replace('T', ' '))}</td><td class="word">${what}</td>
<td>${escapeText(story.title)}<br>${escapeText(`${story.type} ${story.slug}, version ${story.version}`)}</td>
<td><form method="post">${hidden}<button aria-label="${name}">Cancel</button></form></td></tr>`;
}
