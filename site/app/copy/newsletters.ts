/** Texts of the newsletters page and of the toggles in the account preferences. */
export const newslettersCopy = {
  subscribe: 'Subscribe',
  subscribed: 'Subscribed',
  busy: 'One moment',
  left: (title: string) => `You will not hear from ${title} again.`,
  taken: (count: number) =>
    count === 0 ? 'No newsletters yet' : count === 1 ? '1 newsletter' : `${count} newsletters`,
  userText: 'We send them to your account’s email address. Every newsletter has an unsubscribe link.',
  mayCount: 'Allow open and click tracking in my newsletters',
  mayCountText: 'Off by default. Without it our newsletters contain no tracking.',
  noAccount: 'No account? No problem',
  noAccountText:
    'Choose your newsletters and enter your email address. We’ll send you a link to confirm, and nothing before that.',
  which: 'Newsletters',
  signUp: 'Sign up',
  scripts: 'Signing up needs JavaScript. Reading the latest issue doesn’t.',
  title: 'Newsletters',
} as const;
