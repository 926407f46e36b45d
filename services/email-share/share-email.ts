import type { EmailShareForm } from '#content/entities/email-share-form.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { unlinked } from '#services/email-share/unlinked.ts';

/** What a reader wrote, checked. The title of the form is left out: it is whatever a stranger posted. */
export type Shared = Omit<EmailShareForm, 'url' | 'title'> & {
  /** A page of ours. */
  path: string;
  /** Of the story at this path, from our own store; undefined for pages that are no stories. */
  headline: string | undefined;
};

/**
 * The e-mail a friend gets. The subject is ours: a headline we published, or that it is a page of ours. Nothing of a
 * stranger's words becomes a link; the only address is one of ours.
 */
export function shareEmail(shared: Shared, { brand, origin }: { brand: string; origin: string }) {
  const plain = (text: string) => unlinked(text.replaceAll('\r\n', '\n'), origin);
  const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
  const name = oneLine(shared.name);
  const title = shared.headline?.replace(/\s+/g, ' ').trim() || `A page of ${brand}`;
  const message = plain(shared.message).trim();
  const url = `${origin}${shared.path}`;
  const opening = `${name} sends you this ${shared.headline ? 'story' : 'page'} from ${brand}:`;
  const closing = `A reader of ${brand} typed your address to send you this. We keep no list and will not write to you on our own.`;
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
