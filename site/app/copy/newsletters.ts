/** Texts of the newsletters page and of the toggles in the account preferences. */
export const newslettersCopy = {
  subscribe: 'Subscribe',
  subscribed: 'Subscribed',
  busy: 'One moment',
  now: (title: string, isTaken: boolean) =>
    isTaken ? `You take ${title} now.` : `You no longer take ${title}.`,
  taken: (count: number) =>
    count === 0 ? 'You take no letter yet' : count === 1 ? 'You take 1 letter' : `You take ${count} letters`,
  userText: 'They come to the address of your account. Every letter has a link to leave it.',
  mayCount: 'You may count whether I open letters and which links I follow',
  mayCountText: 'Off unless you say so. Without it letters carry no marks at all.',
  noAccount: 'No account? No problem',
  noAccountText:
    'Choose letters and tell us where to send them. We write to you once, and nothing comes before you confirm.',
  which: 'Letters',
  signUp: 'Sign up',
  scripts: 'Signing up needs JavaScript. Reading the newest issue of each letter does not.',
  title: 'Newsletters',
} as const;
