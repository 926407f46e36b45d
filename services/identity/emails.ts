import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  to: string;
  subject: string;
  /** Paragraphs; none of them holds a word that somebody else chose. */
  before: string[];
  link?: { url: string; text: string };
  after: string[];
}

function emailOf({ to, subject, before, link, after }: Parts): Letter {
  const text = [...before, ...(link ? [link.url] : []), ...after].join('\n\n');
  const paragraph = (words: string) => `<p>${escapeText(words)}</p>`;
  const button = link
    ? `<p><a href="${escapeAttribute(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:4px;background:#080a12;color:#fff;font-weight:bold;text-decoration:none">${escapeText(link.text)}</a></p>
<p style="font-size:13px;color:#555;word-break:break-all">${escapeText(link.url)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="font:16px/1.5 Arial,sans-serif;color:#080a12;max-width:36em">
${before.map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
</body></html>
`;
  return { to, subject, text, html };
}

/** The letters of the identity service. The only links in them lead to its own pages. */
export function accountEmails({ brand, base }: { brand: string; base: string }) {
  const linkTo = (page: string, ticket: string) => `${base}${page}/?ticket=${ticket}`;
  const ignore = 'If this was not you, you need not do anything.';
  return {
    verify: (to: string, ticket: string) =>
      emailOf({
        to,
        subject: `Verify your email address for ${brand}`,
        before: [
          `Somebody joined ${brand} with this email address.`,
          'Verify it to log in. The link works for one day.',
        ],
        link: { url: linkTo('verify', ticket), text: 'Verify this address' },
        after: [ignore],
      }),
    alreadyJoined: (to: string) =>
      emailOf({
        to,
        subject: `You already have an account at ${brand}`,
        before: [
          `Somebody tried to join ${brand} with this email address. You have an account already, and nothing has changed.`,
        ],
        link: { url: `${base}reset/`, text: 'Set a new password' },
        after: [ignore],
      }),
    reset: (to: string, ticket: string) =>
      emailOf({
        to,
        subject: `Set a new password for ${brand}`,
        before: [
          `Somebody asked for a new password for your account at ${brand}.`,
          'The link works once, for one hour.',
        ],
        link: { url: linkTo('reset', ticket), text: 'Set a new password' },
        after: [ignore],
      }),
    newAddress: (to: string, ticket: string) =>
      emailOf({
        to,
        subject: `Verify your new email address for ${brand}`,
        before: [
          `This is to be the new email address of an account at ${brand}.`,
          'It changes when you verify it. The link works for one day.',
        ],
        link: { url: linkTo('new-address', ticket), text: 'Verify this address' },
        after: [ignore],
      }),
    passkeyAdded: (to: string) =>
      emailOf({
        to,
        subject: `A passkey was added to your account at ${brand}`,
        before: [
          `From now on a new passkey opens your account at ${brand}.`,
          'You find all of them on your account page, and can remove them there.',
        ],
        link: { url: `${base}reset/`, text: 'This was not me' },
        after: [],
      }),
    changed: (to: string, what: 'password' | 'email address') =>
      emailOf({
        to,
        subject: `Your ${what} at ${brand} was changed`,
        before: [`The ${what} of your account at ${brand} was changed just now.`],
        link: { url: `${base}reset/`, text: 'This was not me' },
        after: [],
      }),
  };
}
export type AccountEmails = ReturnType<typeof accountEmails>;
