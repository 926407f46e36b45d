import { escapeAttribute, escapeText } from './escape-html.ts';

/** An e-mail in parts. They are text: `html` of a template escapes what it inserts. */
export interface EmailParts {
  subject: string;
  /** Paragraphs before and after the link. */
  before: readonly string[];
  link?: { url: string; text: string };
  after: readonly string[];
}

/** The words of an e-mail, and its HTML if it should differ from ours, in place of our own. */
export interface EmailTemplate<Facts = { brand: string }> {
  write(facts: Facts): {
    subject: string;
    before: readonly string[];
    /** The text of the link; our own by default. */
    button?: string;
    after?: readonly string[];
  };
  html?(parts: EmailParts): string;
}

/** Our parts with the words of the publication's template; the link stays ours. */
export function applyTemplate<Facts>(
  template: EmailTemplate<Facts> | undefined,
  facts: Facts,
  parts: EmailParts,
): EmailParts {
  if (!template) return parts;
  const { subject, before, button, after = [] } = template.write(facts);
  const { link } = parts;
  return { subject, before, after, ...(link ? { link: { ...link, text: button ?? link.text } } : {}) };
}

/** An e-mail of paragraphs around a button, with its address for readers of plain text. */
export function composeEmail<Facts>(
  own: EmailParts,
  facts: Facts,
  template: EmailTemplate<Facts> | undefined,
): { subject: string; text: string; html: string } {
  const parts = applyTemplate(template, facts, own);
  const { subject, before, link, after } = parts;
  const text = [...before, ...(link ? [link.url] : []), ...after].join('\n\n');
  return { subject, text, html: template?.html ? template.html(parts) : htmlOf(parts) };
}

function htmlOf({ subject, before, link, after }: EmailParts): string {
  const paragraph = (words: string) => `<p>${escapeText(words)}</p>`;
  const button = link
    ? `<p><a href="${escapeAttribute(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:4px;background:#080a12;color:#fff;font-weight:bold;text-decoration:none">${escapeText(link.text)}</a></p>
<p style="font-size:13px;color:#555;word-break:break-all">${escapeText(link.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
${before.map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
</body></html>
`;
}
