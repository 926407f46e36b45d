import type { Newsletter } from '#content/entities/newsletter.ts';
import { initialNewsletterState, type NewsletterState } from '#content/entities/newsletter-state.ts';

export type NewsletterIntent = 'subscribe' | 'unsubscribe';

export interface NewslettersState extends NewsletterState {
  /** Ids of newsletters with a pending request. */
  busy: readonly string[];
  /** The reader allows open and click tracking. */
  mayCount: boolean;
}

export const initialNewsletters: NewslettersState = { ...initialNewsletterState, busy: [], mayCount: false };

export type NewslettersEvent =
  | { type: 'listed'; newsletters: readonly Newsletter[] }
  | { type: 'subscriptions'; ids: readonly string[]; mayCount: boolean }
  | { type: 'begun'; id: string }
  /** The result of a journey; without a code the request failed. */
  | { type: 'answered'; id: string; intent: NewsletterIntent; code: string | undefined }
  | { type: 'counting'; mayCount: boolean }
  | { type: 'logout' };

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** Subscriptions change only when the response code is exactly `Success`. */
export function nextNewsletters(state: NewslettersState, event: NewslettersEvent): NewslettersState {
  switch (event.type) {
    case 'listed':
      return { ...state, newsletters: event.newsletters };
    case 'subscriptions':
      return { ...state, subscriptions: event.ids, mayCount: event.mayCount };
    case 'begun':
      return { ...state, busy: [...without(state.busy, event.id), event.id] };
    case 'answered': {
      const busy = without(state.busy, event.id);
      if (event.code !== 'Success') return { ...state, busy };
      const others = without(state.subscriptions, event.id);
      return { ...state, busy, subscriptions: event.intent === 'subscribe' ? [...others, event.id] : others };
    }
    case 'counting':
      return { ...state, mayCount: event.mayCount };
    case 'logout':
      return { ...initialNewsletters, newsletters: state.newsletters };
  }
}
