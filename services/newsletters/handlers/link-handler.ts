import { onTheList } from '#content/rules/newsletter-day.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, isHead, type ServiceContext } from '../../service-app.ts';
import type { NewsletterContext } from '../context.ts';
import { clickAddress } from '../edition/click-address.ts';
import { newsletterPaths, testReader } from '../email-links.ts';
import { formerRoot } from '../former-paths.ts';
import { countClick, countOpen } from '../store/counting.ts';
import { findEdition } from '../store/editions.ts';
import { peekOneTimeToken, useOneTimeToken } from '../store/one-time-tokens.ts';
import {
  addressReader,
  readerOfLink,
  setMayCount,
  subscribe,
  unsubscribe,
  userReader,
} from '../store/readers.ts';
import { lift } from '../store/suppressions.ts';

/** Renders a page in the site's design. */
export type MakePage = (page: { title: string; body: string }, status?: number) => Response;

export interface LinkHandlerOptions extends NewsletterContext {
  page: MakePage;
}

/** Set by the undo button, and by no mail program. */
const undoField = 'undo';
const oneTimeTokenForm = /^[\w-]{43}$/;
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
);
const button = (words: string, hidden = '') =>
  `<form method="post">${hidden}<button>${escapeText(words)}</button></form>`;
const more = `<p><a href="${pathFor('newsletters')}">All newsletters</a></p>`;

/** The pages that links in e-mails lead to. Each has a button, so that mail scanners that open links change nothing. */
export function createLinkApp(context: LinkHandlerOptions): ServiceApp {
  const unknown = () =>
    context.page({ title: 'This link doesn’t work', body: `<p>It may be incomplete.</p>${more}` }, 404);
  const unsubscribing = {
    get: ({ req }: ServiceContext) => unsubscribePage(context, req.param('token') ?? ''),
    post: async ({ req }: ServiceContext) => {
      const token = req.param('token') ?? '';
      const isUndo = new URLSearchParams(await req.text()).has(undoField);
      return isUndo ? subscribeAgain(context, token) : unsubscribeReader(context, token);
    },
  };
  return createServiceApp({
    [newsletterPaths.confirm]: {
      get: ({ req }) => confirmPage(context, req.query('token') ?? ''),
      post: async ({ req }) => {
        const posted = new URLSearchParams(await req.text());
        // Pages that version 0.1 rendered send the field `ticket`; accepted until 0.3.
        return confirm(context, posted.get('token') ?? posted.get('ticket') ?? req.query('token') ?? '');
      },
    },
    [newsletterPaths.unsubscribe]: unsubscribing,
    [`${newsletterPaths.unsubscribe}:token`]: unsubscribing,
    [`${newsletterPaths.open}:file`]: { get: (call) => open(context, call) },
    [`${newsletterPaths.click}:token/:number`]: {
      get: async (call) => (await redirectClick(context, call)) ?? unknown(),
    },
    [`${newsletterPaths.root}*`]: { get: unknown },
    [`${formerRoot}*`]: { get: unknown },
  });
}

/** The picture that counts an opened e-mail. */
async function open(context: LinkHandlerOptions, call: ServiceContext): Promise<Response> {
  const link = context.links.read((call.req.param('file') ?? '').replace(/\.gif$/, ''));
  // HEAD requests come from mail programs that check the size, not from readers.
  if (link && !isHead(call)) await countOpen(context, link);
  return new Response(pixel, {
    headers: {
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      // Webmail is another site.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

function linkExpired(context: LinkHandlerOptions): Response {
  context.recordRejected('link', 'over');
  const text = 'It’s too old or has been used already. You can sign up again at any time.';
  return context.page({ title: 'This link has expired', body: `<p>${text}</p>${more}` }, 410);
}

async function confirmPage(context: LinkHandlerOptions, secret: string): Promise<Response> {
  const isToken = oneTimeTokenForm.test(secret);
  const stored = isToken ? await peekOneTimeToken(context, secret, context.now()) : undefined;
  if (!stored) return linkExpired(context);
  const names = await namesOf(context, JSON.parse(stored.newsletter_ids) as string[]);
  const hidden = `<input type="hidden" name="token" value="${escapeAttribute(secret)}">`;
  const body = `<p>We’ll send ${escapeText(names)} to ${escapeText(stored.address)}.</p>${button('Yes, sign me up', hidden)}`;
  return context.page({ title: 'Confirm your subscription', body });
}

async function confirm(context: LinkHandlerOptions, posted: string): Promise<Response> {
  const { db, now } = context;
  if (!oneTimeTokenForm.test(posted)) return linkExpired(context);
  const known = new Set((await context.newsletters()).map(({ id }) => id));
  const stored = await peekOneTimeToken(context, posted, now());
  const sub = stored && (await context.subOfAddress(stored.address));
  const taken = await db.transaction(async (trx) => {
    const used = await useOneTimeToken(trx, posted, now());
    if (!used) return undefined;
    const reader = sub
      ? await userReader(trx, { sub, email: used.address }, now())
      : await addressReader(trx, used.address, now());
    for (const id of JSON.parse(used.newsletter_ids) as string[])
      if (known.has(id)) await subscribe(trx, reader.id, id, now());
    // Without a new answer, the reader's previous choice stays.
    if (used.may_count === 1) await setMayCount(trx, reader.id, true);
    await lift(trx, context.secret, used.address);
    return used;
  });
  if (!taken) return linkExpired(context);
  const mayCount = taken.may_count === 1;
  await context.audit({ ...(sub ? { who: sub } : {}), what: 'newsletter confirmed', detail: { mayCount } });
  const ids = JSON.parse(taken.newsletter_ids) as string[];
  const names = await namesOf(context, ids);
  const body = `<p class="notice" data-kind="good">${escapeText(await listMessage(context, ids))}</p><p>We’ll send ${escapeText(names)} to ${escapeText(taken.address)}. You can unsubscribe from any issue.</p>${more}`;
  return context.page({ title: 'You’re signed up', body });
}

async function editionOfLink(context: LinkHandlerOptions, token: string) {
  const link = context.links.read(token);
  const edition = link && (await findEdition(context, link.editionId));
  return edition ? { link, edition, name: await namesOf(context, [edition.newsletter_id]) } : undefined;
}

function unsubscribeHelp(context: LinkHandlerOptions): Response {
  const text =
    'Please use the unsubscribe link in one of our newsletters, so that we know which one you mean.';
  return context.page({ title: 'Unsubscribe from a newsletter', body: `<p>${text}</p>${more}` }, 404);
}

async function unsubscribePage(context: LinkHandlerOptions, token: string): Promise<Response> {
  const found = await editionOfLink(context, token);
  if (!found) return unsubscribeHelp(context);
  const body = `<p>You’ll stop receiving ${escapeText(found.name)}.</p>${button('Unsubscribe')}`;
  return context.page({ title: `Unsubscribe from ${found.name}?`, body });
}

/** The page's button, and the one-click unsubscribe of mail programs (RFC 8058): a cross-site POST without cookies. */
async function unsubscribeReader(context: LinkHandlerOptions, token: string): Promise<Response> {
  const found = await editionOfLink(context, token);
  if (!found) return unsubscribeHelp(context);
  const { link, edition, name } = found;
  const reader = link.readerId === testReader ? undefined : await readerOfLink(context, link.readerId);
  if (reader) {
    await context.db.transaction(async (trx) => {
      await unsubscribe(trx, reader.id, edition.newsletter_id);
      await trx
        .updateTable('newsletter_deliveries')
        .set({ unsubscribed_at: context.now() })
        .where('edition_id', '=', edition.id)
        .where('reader_id', '=', link.readerId)
        .where('unsubscribed_at', 'is', null)
        .execute();
    });
  }
  const undo = button('Undo', `<input type="hidden" name="${undoField}" value="yes">`);
  const body = `<p class="notice" data-kind="good">You will not hear from ${escapeText(name)} again.</p>${undo}${more}`;
  return context.page({ title: 'You’re unsubscribed', body });
}

/** The undo button of the page above. The link is as much proof as it was for unsubscribing. */
async function subscribeAgain(context: LinkHandlerOptions, token: string): Promise<Response> {
  const found = await editionOfLink(context, token);
  if (!found) return unsubscribeHelp(context);
  const { link, edition, name } = found;
  const reader = link.readerId === testReader ? undefined : await readerOfLink(context, link.readerId);
  if (reader) {
    await context.db.transaction(async (trx) => {
      await subscribe(trx, reader.id, edition.newsletter_id, context.now());
      await trx
        .updateTable('newsletter_deliveries')
        .set({ unsubscribed_at: null })
        .where('edition_id', '=', edition.id)
        .where('reader_id', '=', link.readerId)
        .execute();
    });
  }
  const text = await listMessage(context, [edition.newsletter_id]);
  const body = `<p class="notice" data-kind="good">${escapeText(text)}</p><p>You’ll get ${escapeText(name)} as before.</p>${more}`;
  return context.page({ title: 'You’re signed up', body });
}

async function listMessage(context: LinkHandlerOptions, ids: readonly string[]): Promise<string> {
  const rhythms = new Map((await context.newsletters()).map(({ id, rhythm }) => [id, rhythm]));
  return onTheList(
    ids.map((id) => rhythms.get(id)),
    context.now(),
  );
}

/** Redirects only to addresses of the edition, so that a forged link cannot lead elsewhere; undefined for such a link. */
async function redirectClick(
  context: LinkHandlerOptions,
  call: ServiceContext,
): Promise<Response | undefined> {
  const { token = '', number = '' } = call.req.param();
  const link = context.links.read(token);
  const edition = link && /^\d{1,4}$/.test(number) ? await findEdition(context, link.editionId) : undefined;
  const stored = edition && (JSON.parse(edition.links) as string[])[Number(number)];
  const address = stored && clickAddress(stored, context.origin);
  if (!link || !address) return undefined;
  if (!isHead(call)) await countClick(context, link, Number(number));
  const headers = { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 302, headers });
}

async function namesOf(context: NewsletterContext, ids: readonly string[]): Promise<string> {
  const titles = new Map((await context.newsletters()).map(({ id, title }) => [id, title ?? id]));
  return ids.map((id) => titles.get(id) ?? id).join(', ');
}
