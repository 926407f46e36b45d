import type { Complete } from '../complete.ts';
import type { ContentDate } from '../entities/content-date.ts';

export const contentDateExample: Complete<ContentDate> = {
  created: '2026-03-02T14:05:00Z',
  date: '2026-03-02T14:05:00Z',
  timezone: 'UTC',
  updated: '2026-03-04T09:30:00Z',
  published: '2026-03-03T12:00:00Z',
};
