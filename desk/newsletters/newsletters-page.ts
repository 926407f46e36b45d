import { messages } from '#content/errors.ts';
import {
  type EditionWords,
  editionLimits,
  paragraphsOf,
  readEditionWords,
} from '#content/rules/edition-words.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { grouped } from '#platform/format-number.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

interface Edition {
  id: string;
  newsletter_id: string;
  subject: string;
  introduction: string;
  /** JSON: lines about stories, by the path of the story. */
  lines: string;
  state: string;
  send_at: number | null;
  started_at: number | null;
  created_by: string;
  problem: string | null;
}

interface EditionResults {
  states: Readonly<Record<'waiting' | 'sent' | 'rejected' | 'bounced' | 'complained' | 'withdrawn', number>>;
  /** Readers who allowed open and click tracking. */
  counted: number;
  opened: number;
  clicked: number;
  left: number;
}

/** What the newsletters service offers to staff. `by` is recorded as the author of a change. */
export interface NewsletterDesk<E extends Edition = Edition> {
  newsletters(): Promise<readonly { id: string; title?: string | undefined }[]>;
  audiences(): Promise<
    readonly { newsletterId: string; readers: number; users: number; newReaders: number }[]
  >;
  suppressed(): Promise<number>;
  editions(limit: number): Promise<readonly E[]>;
  results(id: string): Promise<EditionResults>;
  clicks(edition: E): Promise<readonly { address: string; clicks: number }[]>;
  create(given: {
    newsletterId: string;
    subject: string;
    words: EditionWords;
    by: string;
  }): Promise<string | undefined>;
  schedule(id: string, sendAt: number, by: string): Promise<boolean>;
  cancel(id: string, by: string): Promise<boolean>;
  test(id: string, to: string, by: string): Promise<boolean>;
  endSubscriptions(newsletterId: string, by: string): Promise<boolean>;
}

export interface NewslettersPageOptions<E extends Edition = Edition> {
  desk: NewsletterDesk<E>;
  formTokens: FormTokens;
  /** Where a mail provider reports bounces and complaints. */
  reportUrl: string;
  hasMailServer: boolean;
  now(): number;
}

const shownEditions = 30;
const errorPage = (text: string, status: number) => page(`<p role="alert">${escapeText(text)}</p>`, status);

/** Where staff make editions, send them, and see what became of them. */
export function createNewslettersPage<E extends Edition>(options: NewslettersPageOptions<E>): StaffPage {
  const { desk, formTokens } = options;
  return async (request, staff) => {
    const cookies = request.headers.get('cookie');
    if (request.method !== 'POST') {
      const { token, setCookie } = formTokens.issue(cookies);
      const done = new URL(request.url).searchParams.get('done');
      return page(await bodyOf(options, token, done), 200, { 'set-cookie': setCookie });
    }
    const form = await request.formData().catch(() => new FormData());
    const read = (name: string) => String(form.get(name) ?? '').trim();
    if (formTokens.check(request, read('token')) !== 'ok')
      return errorPage('This form is too old. Open the page again.', 403);
    const problem = await act(desk, read, { now: options.now(), by: staff.sub });
    if (problem) return errorPage(problem, 400);
    const headers = { location: `?done=${encodeURIComponent(read('action'))}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  };
}

/** What was wrong, or nothing. */
async function act(
  desk: Pick<NewsletterDesk, 'create' | 'schedule' | 'cancel' | 'test' | 'endSubscriptions'>,
  read: (name: string) => string,
  { now, by }: { now: number; by: string },
): Promise<string | undefined> {
  const id = read('edition');
  switch (read('action')) {
    case 'draft': {
      const { words, problem } = readEditionWords({
        introduction: read('introduction'),
        lines: read('lines'),
      });
      if (!words) return problem;
      const made = await desk.create({
        newsletterId: read('newsletter'),
        subject: read('subject'),
        words,
        by,
      });
      return made ? undefined : 'There is no such newsletter.';
    }
    case 'send':
      return (await desk.schedule(id, now, by)) ? undefined : 'This edition cannot be sent any more.';
    case 'schedule': {
      // The field has no zone; the page says that times are UTC.
      const at = Date.parse(`${read('at')}Z`);
      if (!Number.isFinite(at) || at <= now) return 'Choose a time that is yet to come.';
      return (await desk.schedule(id, at, by)) ? undefined : 'This edition cannot be sent any more.';
    }
    case 'cancel':
      return (await desk.cancel(id, by)) ? undefined : 'Nothing of this edition is left to be cancelled.';
    case 'test':
      if (!isEmailAddress(read('to'))) return messages.newsletterEmail;
      return (await desk.test(id, read('to'), by)) ? undefined : 'This edition could not be composed.';
    case 'end': {
      const newsletterId = read('newsletter');
      // There is no way back, so a slip of the mouse must not be enough.
      if (read('confirmed') !== newsletterId)
        return `Nothing was changed: to end its subscriptions, enter ${newsletterId} as confirmation.`;
      return (await desk.endSubscriptions(newsletterId, by)) ? undefined : 'There is no such newsletter.';
    }
    default:
      return 'Choose what is to be done.';
  }
}

function page(body: string, status: number, headers: Record<string, string> = {}): Response {
  return staffResponse('Newsletters', body, { status, headers });
}

const doneWords: Readonly<Record<string, string>> = {
  draft: 'The edition is drafted.',
  send: 'The edition goes out now.',
  schedule: 'The edition goes out at its time.',
  cancel: 'The edition is cancelled. Messages that were still queued have been removed.',
  test: 'The test e-mail has been sent.',
  end: 'The subscriptions of the newsletter have ended.',
};

async function bodyOf<E extends Edition>(
  options: NewslettersPageOptions<E>,
  token: string,
  done: string | null,
): Promise<string> {
  const { desk } = options;
  const [newsletters, audiences, suppressed, editions] = await Promise.all([
    desk.newsletters(),
    desk.audiences(),
    desk.suppressed(),
    desk.editions(shownEditions),
  ]);
  const titles = new Map(newsletters.map(({ id, title }) => [id, title ?? id]));
  const rows = newsletters.map(({ id }) => {
    const found = audiences.find(({ newsletterId }) => newsletterId === id);
    const cells = [found?.readers ?? 0, found?.users ?? 0, found?.newReaders ?? 0];
    const preview = `<a href="${escapeAttribute(pathFor('newsletter-generator', { id }))}">${escapeText(titles.get(id) ?? id)}</a>`;
    return `<tr><th scope="row">${preview}</th>${cells.map((many) => `<td>${grouped(many)}</td>`).join('')}</tr>`;
  });
  const items: string[] = [];
  for (const edition of editions)
    items.push(
      await editionOf(edition, titles.get(edition.newsletter_id) ?? edition.newsletter_id, desk, token),
    );
  const words = done && doneWords[done];
  const choices = newsletters.map(
    ({ id, title }) => `<option value="${escapeAttribute(id)}">${escapeText(title ?? id)}</option>`,
  );
  const names = newsletters.map(({ id }) => `<option>${escapeText(id)}</option>`);
  const waits =
    '<p>There is no mail server (SMTP_URL): messages stay in the <a href="/desk/mailbox/">mailbox</a>.</p>';
  return `${words ? `<p role="status"><b>${escapeText(words)}</b></p>` : ''}${options.hasMailServer ? '' : waits}
<section><h2>Audiences</h2><table><thead><tr><th scope="col">Newsletter, as it would go out now</th><th scope="col">Readers</th><th scope="col">Members</th><th scope="col">New in 7 days</th></tr></thead>
<tbody>${rows.join('')}</tbody></table><p>${grouped(suppressed)} addresses get nothing: they bounced, or their owners complained.</p></section>
<section><h2>New edition</h2><form method="post" action="?">${hidden('token', token)}
<label>Newsletter<select name="newsletter">${choices.join('')}</select></label>
<label>Subject (empty: the first headline)<input name="subject" maxlength="200"></label>
<label>Introduction (empty: the newsletter’s own)<textarea name="introduction" rows="5" maxlength="${editionLimits.introduction}"></textarea></label>
<label>Lines about stories, instead of their descriptions: path, space, words<textarea name="lines" rows="4" placeholder="/article/a-story/ Read this one first."></textarea></label>
<button name="action" value="draft">Draft</button></form></section>
<section><h2>Editions</h2>${items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>None yet.</p>'}</section>
<section><h2>End a newsletter</h2><p>Ends all subscriptions of a newsletter that will not appear again; it can be removed then. Readers get no message: tell them in its last edition.</p>
<form method="post" action="?">${hidden('token', token)}
<label>Newsletter<select name="newsletter">${names.join('')}</select></label>
<label>Its name as in the list, to confirm<input name="confirmed" required autocomplete="off"></label>
<button name="action" value="end">End all subscriptions</button></form></section>
<section><h2>Bounces and complaints</h2><p>A mail provider, or a program that reads the return mailbox, posts them to this URL. Keep it secret: anyone who has it can unsubscribe addresses.</p><p><code>${escapeText(options.reportUrl)}</code></p></section>`;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`;
const moment = (at: number | null) =>
  at === null ? '' : `${new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

async function editionOf<E extends Edition>(
  edition: E,
  title: string,
  desk: NewsletterDesk<E>,
  token: string,
): Promise<string> {
  const { id, state, newsletter_id } = edition;
  const isOut = state === 'sending' || state === 'sent' || state === 'cancelled';
  const results = isOut ? await desk.results(id) : undefined;
  const clicks = results && results.clicked > 0 ? await desk.clicks(edition) : [];
  const when = isOut ? moment(edition.started_at) : state === 'scheduled' ? moment(edition.send_at) : '';
  const preview = escapeAttribute(pathFor('newsletter-generator', { id: newsletter_id }));
  const form = (inner: string) =>
    `<form method="post" action="?">${hidden('token', token)}${hidden('edition', id)}${inner}</form>`;
  const isOpen = state === 'draft' || state === 'scheduled' || state === 'failed';
  const mayCancel = state !== 'cancelled' && (state !== 'sent' || (results?.states.waiting ?? 0) > 0);
  const forms = [
    isOpen ? form('<button name="action" value="send">Send now</button>') : '',
    isOpen
      ? form(
          '<label>At (UTC)<input type="datetime-local" name="at" required></label><button name="action" value="schedule">Schedule</button>',
        )
      : '',
    isOpen
      ? form(
          '<label>Test to<input type="email" name="to" required></label><button name="action" value="test">Send a test</button>',
        )
      : '',
    mayCancel ? form('<button name="action" value="cancel">Cancel</button>') : '',
  ];
  const links = clicks
    .slice(0, 5)
    .map(({ address, clicks: many }) => `<li>${grouped(many)} · ${escapeText(address)}</li>`);
  return `<li><h2>${escapeText(edition.subject || title)}</h2>
<p>${escapeText(title)} · <b>${state}</b>${when ? ` · ${when}` : ''} · by ${escapeText(edition.created_by)} · <a href="${preview}">Preview</a></p>
${wordsOf(edition)}${edition.problem ? `<p role="alert">${escapeText(edition.problem)}</p>` : ''}${results ? resultsOf(results) : ''}
${links.length > 0 ? `<ol class="steps">${links.join('')}</ol>` : ''}${forms.join('')}</li>`;
}

/** The words of an edition as its recipients get them. */
function wordsOf({ introduction, lines }: Edition): string {
  const paragraphs = paragraphsOf(introduction);
  const about = Object.entries(JSON.parse(lines) as EditionWords['lines']);
  if (paragraphs.length + about.length === 0) return '';
  const items = about.map(
    ([path, line]) =>
      `<li><a href="${escapeAttribute(path)}">${escapeText(path)}</a> ${escapeText(line)}</li>`,
  );
  return `<details><summary>Introduction and lines</summary>${paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join('')}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</details>
`;
}

function resultsOf({ states, counted, opened, clicked, left }: EditionResults): string {
  const all = Object.values(states).reduce((sum, many) => sum + many, 0);
  const share = (part: number, whole: number) =>
    whole > 0 ? ` (${Math.round((part / whole) * 100)} %)` : '';
  const parts = [
    `${grouped(states.sent)} of ${grouped(all)} sent`,
    states.waiting > 0 ? `${grouped(states.waiting)} waiting` : '',
    states.rejected > 0 ? `${grouped(states.rejected)} rejected` : '',
    states.bounced > 0 ? `${grouped(states.bounced)} bounced` : '',
    states.complained > 0 ? `${grouped(states.complained)} complained` : '',
    states.withdrawn > 0 ? `${grouped(states.withdrawn)} cancelled` : '',
    left > 0 ? `${grouped(left)} left` : '',
  ];
  const tracked =
    counted > 0
      ? `Of ${grouped(counted)} readers with open and click tracking: ${grouped(opened)} opened${share(opened, counted)}, ${grouped(clicked)} followed a link${share(clicked, counted)}.`
      : 'No recipient allowed open and click tracking.';
  return `<p>${parts.filter(Boolean).join(' · ')}</p><p>${tracked}</p>`;
}
