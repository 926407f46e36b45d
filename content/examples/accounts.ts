import type { Complete } from '../complete.ts';
import type { AuthUser } from '../entities/auth-user.ts';
import type { Newsletter } from '../entities/newsletter.ts';
import type { NewsletterState } from '../entities/newsletter-state.ts';

export const authUserExample: Complete<AuthUser> = {
  sub: 'user-2231',
  email: 'reader@mail.example',
  login_count: 4,
};

export const newsletterExample: Complete<Newsletter> = {
  id: 'morning-signal',
  title: 'Morning Signal',
  description: 'Five stories before coffee, every weekday.',
  subscribeJourneyId: 'journey-subscribe-morning-signal',
  unsubscribeJourneyId: 'journey-unsubscribe-morning-signal',
};

export const newsletterStateExample: Complete<NewsletterState> = {
  newsletters: [newsletterExample],
  subscriptions: ['morning-signal'],
};
