import type { Newsletter } from '#content/entities/newsletter.ts';

interface Journey {
  newsletterId: string;
  action: 'subscribe' | 'unsubscribe';
}

/** What a journey does: each newsletter names one to subscribe and one to unsubscribe. */
export function journeyOf(newsletters: readonly Newsletter[], journeyId: string): Journey | undefined {
  for (const { id, subscribeJourneyId, unsubscribeJourneyId } of newsletters) {
    if (journeyId === subscribeJourneyId) return { newsletterId: id, action: 'subscribe' };
    if (journeyId === unsubscribeJourneyId) return { newsletterId: id, action: 'unsubscribe' };
  }
  return undefined;
}
