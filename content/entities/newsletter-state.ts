import type { Newsletter } from './newsletter.ts';

/** Browser state: what there is, and the ids of what this reader takes. */
export interface NewsletterState {
  newsletters: readonly Newsletter[];
  subscriptions: readonly string[];
}

export const initialNewsletterState: NewsletterState = { newsletters: [], subscriptions: [] };
