import type { Newsletter } from '#content/entities/newsletter.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { NewsletterContext, PlainEmail } from './context.ts';
import { newsletterPaths } from './email-links.ts';

/** The confirmation e-mail of the double opt-in. */
export function confirmEmail(
  { origin, brand }: Pick<NewsletterContext, 'origin' | 'brand'>,
  given: { address: string; secret: string; wanted: readonly Newsletter[] },
): PlainEmail {
  const names = given.wanted.map(({ title, id }) => title ?? id).join(', ');
  const url = `${origin}${newsletterPaths.confirm}?token=${given.secret}`;
  const opening = `Please confirm that you’d like to get ${names} from ${brand()} at this address.`;
  const closing =
    'This link works once, for two days. If you didn’t sign up, ignore this email and we won’t send you anything.';
  return {
    to: given.address,
    subject: `Confirm your subscription: ${names}`.slice(0, 200),
    text: `${opening}\n\nConfirm your subscription:\n${url}\n\n${closing}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Confirm your subscription</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
<p>${escapeText(opening)}</p>
<p><a style="display:inline-block;padding:12px 20px;background:#080a12;color:#ffffff;font-weight:bold;text-decoration:none" href="${escapeAttribute(url)}">Yes, sign me up</a></p>
<p style="font-size:13px;color:#555555">${escapeText(closing)}</p>
</body></html>
`,
  };
}
