import type { EmailShareForm } from '#content/entities/email-share-form.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { unlinked } from '#services/email-share/unlinked.ts';

/** The validated form. Its title is left out, because any client can post any title. */
export type Shared = Omit<EmailShareForm, 'url' | 'title'> & {
  /** A page of this site. */
  path: string;
  /** The story's headline, from the database; undefined for other pages. */
  headline: string | undefined;
};

/**
 * The e-mail to a friend. The subject is a published headline or a fixed text. Nothing that the sender wrote becomes a
 * link; the only link leads to this site.
 */
export function shareEmail(shared: Shared, { brand, origin }: { brand: string; origin: string }) {
  const plain = (text: string) => unlinked(text.replaceAll('\r\n', '\n'), origin);
  const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
  const name = oneLine(shared.name);
  const title = shared.headline?.replace(/\s+/g, ' ').trim() || `A page on ${brand}`;
  const message = plain(shared.message).trim();
  const url = `${origin}${shared.path}`;
  const opening = `${name} shared this ${shared.headline ? 'story' : 'page'} from ${brand} with you:`;
  const closing = `A ${brand} reader entered your address to send you this. We won’t add you to a list or email you on our own.`;
  const text = [opening, `${title}\n${url}`, message, `-- \n${closing}`].filter(Boolean).join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
<p>${escapeText(opening)}</p>
<p style="font-size:20px;font-weight:bold"><a style="color:#080a12" href="${escapeAttribute(url)}">${escapeText(title)}</a></p>
${message ? `<p style="white-space:pre-line">${escapeText(message)}</p>\n` : ''}<p style="font-size:13px;color:#555">${escapeText(closing)}</p>
</body></html>
`;
  return {
    to: shared.to,
    replyTo: shared.from,
    subject: (shared.headline ? `From ${brand}: ${title}` : `A page from ${brand}`).slice(0, 300),
    text,
    html,
  };
}
