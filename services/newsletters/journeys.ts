import type { Newsletter } from '#content/entities/newsletter.ts';

export interface Journey {
  newsletterId: string;
  wish: 'subscribe' | 'unsubscribe';
}

/** What a journey is for: each newsletter names one to get it and one to leave it. */
export function journeyOf(newsletters: readonly Newsletter[], journeyId: string): Journey | undefined {
  for (const { id, subscribeJourneyId, unsubscribeJourneyId } of newsletters) {
    if (journeyId === subscribeJourneyId) return { newsletterId: id, wish: 'subscribe' };
    if (journeyId === unsubscribeJourneyId) return { newsletterId: id, wish: 'unsubscribe' };
  }
  return undefined;
}
