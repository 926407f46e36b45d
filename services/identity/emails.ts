import { composeEmail, type EmailParts, type EmailTemplate } from '#platform/email-template.ts';

export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
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
export type AccountTemplates = { readonly [Name in AccountEmailName]?: EmailTemplate };

/** The e-mails of the identity service. They only link to its own pages. */
export function accountEmails(site: { brand(): string; base: string }, templates: AccountTemplates = {}) {
  const emailOf = (name: AccountEmailName, { to, ...own }: EmailParts & { to: string }): EmailMessage => ({
    to,
    ...composeEmail(own, { brand: site.brand() }, templates[name]),
  });
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
