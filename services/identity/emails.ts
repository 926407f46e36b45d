import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An e-mail in parts; none contains text that a user entered. */
export interface EmailParts {
  subject: string;
  /** Paragraphs before and after the link. */
  before: readonly string[];
  link?: { url: string; text: string };
  after: readonly string[];
}

/** The words of an e-mail, and its HTML if it should differ from ours, in place of our own. */
export interface EmailTemplate {
  write(facts: { brand: string }): {
    subject: string;
    before: readonly string[];
    /** The text of the link; our own by default. */
    button?: string;
    after?: readonly string[];
  };
  html?(parts: EmailParts): string;
}
/** The e-mails that a publication may write itself. */
export const accountEmailNames = [
  'verify',
  'alreadyJoined',
  'reset',
  'signInLink',
  'newAddress',
  'passkeyAdded',
  'changed',
] as const;
export type AccountEmailName = (typeof accountEmailNames)[number];
export type EmailTemplates = { readonly [Name in AccountEmailName]?: EmailTemplate };

function applyTemplate(template: EmailTemplate | undefined, brand: string, parts: EmailParts): EmailParts {
  if (!template) return parts;
  const { subject, before, button, after = [] } = template.write({ brand });
  const { link } = parts;
  return { subject, before, after, ...(link ? { link: { ...link, text: button ?? link.text } } : {}) };
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

/** The e-mails of the identity service. They only link to its own pages. */
export function accountEmails(site: { brand(): string; base: string }, templates: EmailTemplates = {}) {
  const emailOf = (name: AccountEmailName, { to, ...own }: EmailParts & { to: string }): EmailMessage => {
    const parts = applyTemplate(templates[name], site.brand(), own);
    const { subject, before, link, after } = parts;
    const text = [...before, ...(link ? [link.url] : []), ...after].join('\n\n');
    return { to, subject, text, html: (templates[name]?.html ?? htmlOf)(parts) };
  };
  const linkTo = (page: string, linkToken: string) => `${site.base}${page}/?token=${linkToken}`;
  const ignore = 'If this wasn’t you, you can ignore this email.';
  return {
    verify: (to: string, linkToken: string) =>
      emailOf('verify', {
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
      emailOf('alreadyJoined', {
        to,
        subject: `You already have a ${site.brand()} account`,
        before: [
          `We received a request to join ${site.brand()} with this email address. You already have an account, and nothing has changed.`,
        ],
        link: { url: `${site.base}reset/`, text: 'Set a new password' },
        after: [ignore],
      }),
    reset: (to: string, linkToken: string) =>
      emailOf('reset', {
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
      emailOf('signInLink', {
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
      emailOf('newAddress', {
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
      emailOf('passkeyAdded', {
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
      emailOf('changed', {
        to,
        subject: `Your ${site.brand()} ${what} was changed`,
        before: [`The ${what} of your ${site.brand()} account was just changed.`],
        link: { url: `${site.base}reset/`, text: 'This wasn’t me' },
        after: [],
      }),
  };
}
export type AccountEmails = ReturnType<typeof accountEmails>;
