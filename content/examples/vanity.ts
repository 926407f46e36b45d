import type { Complete } from '../complete.ts';
import type { Vanity } from '../entities/vanity.ts';

export const vanityExample: Complete<Vanity> = {
  id: 'vanity-school',
  urlType: 'TEMPORARY_REDIRECT',
  urlPath: '/school/',
  enabled: true,
  dateExpired: { date: '2026-10-01T00:00:00Z' },
  targets: [
    {
      edition: 'us',
      targetType: 'feature',
      target: { slug: 'back-to-school', availableOn: [{ edition: 'us', slug: 'back-to-school' }] },
    },
  ],
  error: { code: 404, message: 'No such entry' },
};
