import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  to: string;
  subject: string;
  /** Paragraphs; none contains text that a user entered. */
  before: string[];
  link?: { url: string; text: string };
  after: string[];
}

function emailOf({ to, subject, before, link, after }: Parts): EmailMessage {
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

/** The e-mails of the identity service. They only link to its own pages. */
export function accountEmails(site: { brand(): string; base: string }) {
  const linkTo = (page: string, linkToken: string) => `${site.base}${page}/?token=${linkToken}`;
  const ignore = 'If this wasn’t you, you can ignore this email.';
  return {
    verify: (to: string, linkToken: string) =>
      emailOf({
        to,
        subject: `Verify your email address for ${site.brand()}`,
        before: [
          `Thanks for joining ${site.brand()}.`,
          'Verify your email address to log in. This link works for one day.',
        ],
        link: { url: linkTo('verify', linkToken), text: 'Verify this address' },
        after: [ignore],
      }),
    alreadyJoined: (to: string) =>
      emailOf({
        to,
        subject: `You already have a ${site.brand()} account`,
        before: [
          `We received a request to join ${site.brand()} with this email address. You already have an account, and nothing has changed.`,
        ],
        link: { url: `${site.base}reset/`, text: 'Set a new password' },
        after: [ignore],
      }),
    reset: (to: string, linkToken: string) =>
      emailOf({
        to,
        subject: `Set a new password for ${site.brand()}`,
        before: [
          `We received a request to reset the password of your ${site.brand()} account.`,
          'This link works once, for one hour.',
        ],
        link: { url: linkTo('reset', linkToken), text: 'Set a new password' },
        after: [ignore],
      }),
    signInLink: (to: string, linkToken: string) =>
      emailOf({
        to,
        subject: `Your link to sign in to ${site.brand()}`,
        before: [
          `We received a request to sign in to ${site.brand()} with this email address.`,
          'This link works once, for 15 minutes.',
        ],
        link: { url: linkTo('link', linkToken), text: 'Sign in' },
        after: ['If this wasn’t you, you can ignore this email.'],
      }),
    newAddress: (to: string, linkToken: string) =>
      emailOf({
        to,
        subject: `Verify your new email address for ${site.brand()}`,
        before: [
          `Verify this address to use it for your ${site.brand()} account.`,
          'Your account keeps its old address until then. This link works for one day.',
        ],
        link: { url: linkTo('new-address', linkToken), text: 'Verify this address' },
        after: [ignore],
      }),
    passkeyAdded: (to: string) =>
      emailOf({
        to,
        subject: `A passkey was added to your ${site.brand()} account`,
        before: [
          `You can now log in to your ${site.brand()} account with a new passkey.`,
          'You can see and remove your passkeys on your account page.',
        ],
        link: { url: `${site.base}reset/`, text: 'This wasn’t me' },
        after: [],
      }),
    changed: (to: string, what: 'password' | 'email address') =>
      emailOf({
        to,
        subject: `Your ${site.brand()} ${what} was changed`,
        before: [`The ${what} of your ${site.brand()} account was just changed.`],
        link: { url: `${site.base}reset/`, text: 'This wasn’t me' },
        after: [],
      }),
  };
}
export type AccountEmails = ReturnType<typeof accountEmails>;
