import type { z } from 'zod';
import type { richText } from '../entities/rich-text.ts';
import { messages } from '../errors.ts';
import { pathFor } from '../rules/route-paths.ts';

const home = '<p><a href="/">Go to the front page</a></p>';

/** Words around signing in, up and out. They make no promise, so a publisher need not confirm them. */
export const accountTexts: readonly z.input<typeof richText>[] = [
  {
    id: 'user',
    title: 'Your account',
    description: 'Your name, your e-mail address and your password.',
    content: `<p>${messages.signInNeeded}.</p><p>Nothing here needs an account to be read. With one you can comment and choose your newsletters.</p>${home}`,
  },
  {
    id: 'logout',
    title: 'Signed out',
    description: 'This device no longer remembers an account.',
    content: `<p>With JavaScript, this page signs you out on this device and takes you to the front page.</p>${home}`,
  },
  {
    id: 'registration-success',
    title: 'You’re in',
    description: 'You have been successfully signed up.',
    content: `<p>Thank you for joining us.</p><ul><li><a href="${pathFor('latest')}">Read the latest</a></li><li><a href="${pathFor('newsletters')}">Choose a newsletter</a></li></ul>`,
  },
];
