import type { Complete } from '../complete.ts';
import type { AccountProfile } from '../entities/account-profile.ts';
import type { AuthUser } from '../entities/auth-user.ts';
import type { Newsletter } from '../entities/newsletter.ts';

export const authUserExample: Complete<AuthUser> = {
  sub: 'user-2231',
  email: 'reader@mail.example',
  login_count: 4,
};

export const newsletterExample: Complete<Newsletter> = {
  id: 'morning-signal',
  title: 'Morning Signal',
  description: 'Five stories before coffee, every weekday.',
  rhythm: 'Weekdays at seven',
  subscribeJourneyId: 'journey-subscribe-morning-signal',
  unsubscribeJourneyId: 'journey-unsubscribe-morning-signal',
};

export const exampleProfile: AccountProfile = {
  id: '5f1c2a9d4e7b8c0a1d2e3f40',
  email: 'ines@mail.example',
  emailVerified: true,
  username: 'ines',
  firstName: 'Ines',
  lastName: 'Okafor',
  country: 'US',
  avatar: 'none',
  picture: null,
  role: 'reader',
};
