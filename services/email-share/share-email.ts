import type { EmailShareForm } from '#content/entities/email-share-form.ts';
import { applyTemplate, type EmailParts, type EmailTemplate } from '#platform/email-template.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { unlinked } from '#services/email-share/unlinked.ts';

/** The validated form. Its title is left out, because any client can post any title. */
export type Shared = Omit<EmailShareForm, 'url' | 'title'> & {
  /** A page of this site. */
  path: string;
  /** The story's headline, from the database; undefined for other pages. */
  headline: string | undefined;
};

/** A publication's own e-mail. `sender` and `message` come from a stranger; neither contains a link any more. */
export type ShareTemplate = EmailTemplate<{
  brand: string;
  sender: string;
  message: string;
  headline: string | undefined;
}>;

/**
 * The e-mail to a friend. The subject is a published headline or a fixed text. Nothing that the sender wrote becomes a
 * link; the only link leads to this site.
 */
export function shareEmail(
  shared: Shared,
  { brand, origin, template }: { brand: string; origin: string; template?: ShareTemplate | undefined },
) {
  const plain = (text: string) => unlinked(text.replaceAll('\r\n', '\n'), origin);
  const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
  const sender = oneLine(shared.name);
  const headline = shared.headline?.replace(/\s+/g, ' ').trim() || undefined;
  const message = plain(shared.message).trim();
  const own = {
    subject: headline ? `From ${brand}: ${headline}` : `A page from ${brand}`,
    before: [`${sender} shared this ${headline ? 'story' : 'page'} from ${brand} with you:`],
    link: { url: `${origin}${shared.path}`, text: headline ?? `A page on ${brand}` },
    after: [
      ...(message ? [message] : []),
      `A ${brand} reader entered your address to send you this. We won’t add you to a list or email you on our own.`,
    ],
  };
  const parts = applyTemplate(template, { brand, sender, message, headline }, own);
  return {
    to: shared.to,
    replyTo: shared.from,
    subject: parts.subject.slice(0, 300),
    text: textOf(parts),
    html: template?.html ? template.html(parts) : htmlOf(parts),
  };
}

function textOf({ before, link, after }: EmailParts): string {
  const closing = after.slice(-1).map((words) => `-- \n${words}`);
  const story = link ? [`${link.text}\n${link.url}`] : [];
  return [...before, ...story, ...after.slice(0, -1), ...closing].join('\n\n');
}

function htmlOf({ before, link, after }: EmailParts): string {
  const opening = before.map((words) => `<p>${escapeText(words)}</p>`);
  const story = link
    ? `<p style="font-size:20px;font-weight:bold"><a style="color:#080a12" href="${escapeAttribute(link.url)}">${escapeText(link.text)}</a></p>`
    : '';
  const message = after
    .slice(0, -1)
    .map((words) => `<p style="white-space:pre-line">${escapeText(words)}</p>`);
  const closing = after
    .slice(-1)
    .map((words) => `<p style="font-size:13px;color:#555">${escapeText(words)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(link?.text ?? '')}</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
${[...opening, story, ...message, ...closing].join('\n')}
</body></html>
`;
}
