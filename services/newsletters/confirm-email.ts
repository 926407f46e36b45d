import type { Newsletter } from '#content/entities/newsletter.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { Kit, PlainEmail } from './context.ts';
import { newsletterPaths } from './email-links.ts';

/** Asks the owner of an address whether they want what was asked for in their name. */
export function confirmEmail(
  { origin, brand }: Pick<Kit, 'origin' | 'brand'>,
  given: { address: string; secret: string; wanted: readonly Newsletter[] },
): PlainEmail {
  const names = given.wanted.map(({ title, id }) => title ?? id).join(', ');
  const url = `${origin}${newsletterPaths.confirm}?ticket=${given.secret}`;
  const opening = `Somebody, probably you, asked for ${names} from ${brand} at this address.`;
  const closing =
    'The link works once, for two days. If it was not you, do nothing: without it we send nothing.';
  return {
    to: given.address,
    subject: `Please confirm: ${names}`.slice(0, 200),
    text: `${opening}\n\nFollow this link to confirm:\n${url}\n\n${closing}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Please confirm</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
<p>${escapeText(opening)}</p>
<p><a style="display:inline-block;padding:12px 20px;background:#080a12;color:#ffffff;font-weight:bold;text-decoration:none" href="${escapeAttribute(url)}">Yes, send it to me</a></p>
<p style="font-size:13px;color:#555555">${escapeText(closing)}</p>
</body></html>
`,
  };
}
