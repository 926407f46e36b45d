import { messages } from '#content/errors.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { Kit } from '../context.ts';
import { clickAddress } from '../edition/click-address.ts';
import { newsletterPaths, nobody } from '../email-links.ts';
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
import { allowOnly } from './responses.ts';

/** A page in the house look, made by who knows it. */
export type MakePage = (page: { title: string; body: string }, status?: number) => Response;

export interface LinkHandlerOptions extends Kit {
  page: MakePage;
}

const oneTimeTokenForm = /^[\w-]{43}$/;
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
const button = (words: string, hidden = '') =>
  `<form method="post">${hidden}<button>${escapeText(words)}</button></form>`;
const more = '<p><a href="/newsletters/">All newsletters</a></p>';

/** Where links in letters lead: to a button each, so that programs that open links change nothing. */
export async function linkHandler(kit: LinkHandlerOptions, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const restOf = (path: string) => (pathname.startsWith(path) ? pathname.slice(path.length) : undefined);
  if (pathname === newsletterPaths.confirm) return confirm(kit, request, searchParams.get('ticket'));
  const leaving = restOf(newsletterPaths.leave);
  if (leaving !== undefined) return leave(kit, request, leaving.replace(/\/$/, ''));
  if (!isRead(request)) return allowOnly('GET, HEAD');
  const opened = restOf(newsletterPaths.open);
  if (opened !== undefined) {
    const link = kit.links.read(opened.replace(/\.gif$/, ''));
    // Only people count: mailboxes ask for the head of things to learn how long they are.
    if (link && request.method === 'GET') await countOpen(kit, link);
    const headers = {
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      // Mailboxes in a browser are other sites.
      'cross-origin-resource-policy': 'cross-origin',
    };
    return new Response(pixel, { headers });
  }
  const [token = '', number = ''] = restOf(newsletterPaths.go)?.split('/') ?? [];
  return go(kit, request, token, number);
}

function over(kit: LinkHandlerOptions): Response {
  kit.refused('link', 'over');
  const text = 'It was used already, or it is too old. You can ask for a new one at any time.';
  return kit.page({ title: 'This link is over', body: `<p>${text}</p>${more}` }, 410);
}

async function confirm(
  kit: LinkHandlerOptions,
  request: Request,
  fromLink: string | null,
): Promise<Response> {
  const { db, now } = kit;
  if (isRead(request)) {
    const secret = fromLink ?? '';
    const ticket = oneTimeTokenForm.test(secret) ? await peekOneTimeToken(kit, secret, now()) : undefined;
    if (!ticket) return over(kit);
    const names = await namesOf(kit, JSON.parse(ticket.newsletter_ids) as string[]);
    const hidden = `<input type="hidden" name="ticket" value="${escapeAttribute(secret)}">`;
    const body = `<p>We will send ${escapeText(names)} to ${escapeText(ticket.address)}.</p>${button('Yes, send it to me', hidden)}`;
    return kit.page({ title: 'One press, and it is yours', body });
  }
  if (request.method !== 'POST') return allowOnly('GET, HEAD, POST');
  const posted = new URLSearchParams(await request.text()).get('ticket') ?? fromLink ?? '';
  if (!oneTimeTokenForm.test(posted)) return over(kit);
  const known = new Set((await kit.newsletters()).map(({ id }) => id));
  const ticket = await peekOneTimeToken(kit, posted, now());
  const sub = ticket && (await kit.subOfAddress(ticket.address));
  const taken = await db.transaction(async (trx) => {
    const used = await useOneTimeToken(trx, posted, now());
    if (!used) return undefined;
    const reader = sub
      ? await userReader(trx, { sub, email: used.address }, now())
      : await addressReader(trx, used.address, now());
    for (const id of JSON.parse(used.newsletter_ids) as string[])
      if (known.has(id)) await subscribe(trx, reader.id, id, now());
    // Who is not asked again keeps what they said before.
    if (used.may_count === 1) await setMayCount(trx, reader.id, true);
    await lift(trx, kit.secret, used.address);
    return used;
  });
  if (!taken) return over(kit);
  const mayCount = taken.may_count === 1;
  await kit.audit({ ...(sub ? { who: sub } : {}), what: 'newsletter confirmed', detail: { mayCount } });
  const names = await namesOf(kit, JSON.parse(taken.newsletter_ids) as string[]);
  const body = `<p class="notice" data-kind="good">${escapeText(messages.signedUp)}</p><p>${escapeText(names)} will come to ${escapeText(taken.address)}. Every letter has a link to leave.</p>${more}`;
  return kit.page({ title: 'You are in', body });
}

/** The link of every letter, and the one press of mail programs (RFC 8058): a POST, without cookies, from anywhere. */
async function leave(kit: LinkHandlerOptions, request: Request, token: string): Promise<Response> {
  if (!isRead(request) && request.method !== 'POST') return allowOnly('GET, HEAD, POST');
  const link = kit.links.read(token);
  const edition = link && (await findEdition(kit, link.editionId));
  if (!edition) {
    const text = 'Please use the link in a letter you got: it knows which letter you want to leave.';
    return kit.page({ title: 'Leave a newsletter', body: `<p>${text}</p>${more}` }, 404);
  }
  const name = await namesOf(kit, [edition.newsletter_id]);
  if (isRead(request)) {
    const body = `<p>You will get ${escapeText(name)} no more.</p>${button('Unsubscribe')}`;
    return kit.page({ title: `Leave ${name}?`, body });
  }
  const reader = link.readerId === nobody ? undefined : await readerOfLink(kit, link.readerId);
  if (reader) {
    await kit.db.transaction(async (trx) => {
      await unsubscribe(trx, reader.id, edition.newsletter_id);
      await trx
        .updateTable('newsletter_deliveries')
        .set({ left_at: kit.now() })
        .where('edition_id', '=', edition.id)
        .where('reader_id', '=', link.readerId)
        .where('left_at', 'is', null)
        .execute();
    });
  }
  const body = `<p class="notice" data-kind="good">You will get ${escapeText(name)} no more.</p>${more}`;
  return kit.page({ title: 'You have left', body });
}

/** Only addresses that stood in the edition: nobody can make our links lead elsewhere. */
async function go(
  kit: LinkHandlerOptions,
  request: Request,
  token: string,
  number: string,
): Promise<Response> {
  const link = kit.links.read(token);
  const edition = link && /^\d{1,4}$/.test(number) ? await findEdition(kit, link.editionId) : undefined;
  const stored = edition && (JSON.parse(edition.links) as string[])[Number(number)];
  const address = stored && clickAddress(stored, kit.origin);
  if (!link || !address)
    return kit.page({ title: 'This link leads nowhere', body: `<p>It may have been cut.</p>${more}` }, 404);
  if (request.method === 'GET') await countClick(kit, link, Number(number));
  const headers = { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 302, headers });
}

async function namesOf(kit: Kit, ids: readonly string[]): Promise<string> {
  const titles = new Map((await kit.newsletters()).map(({ id, title }) => [id, title ?? id]));
  return ids.map((id) => titles.get(id) ?? id).join(', ');
}
