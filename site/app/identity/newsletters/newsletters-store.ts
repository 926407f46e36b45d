import { reader } from '../auth-store.ts';
import { accessToken, signInFirst } from '../sign-in-first.ts';
import { createNewslettersStore, type NewslettersStore } from './create-newsletters-store.ts';
import { createNewsletterIntents } from './newsletter-intents.ts';
import { createNewslettersClient } from './newsletters-client.ts';

/** The newsletters of the reader of this page. */
export const newsletters: NewslettersStore = createNewslettersStore({
  client: createNewslettersClient(accessToken, (...call) => fetch(...call)),
  reader,
  signInFirst,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  intents: createNewsletterIntents(() => sessionStorage),
  // Failures are not shown to readers; they appear only in the console's debug output.
  log: { warn: (message, fields) => console.debug(message, fields) },
});
