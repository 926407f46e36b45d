import type { Complete } from '../complete.ts';
import type { AvailableOn } from '../entities/available-on.ts';

export const availableOnExample: Complete<AvailableOn> = { edition: 'us', slug: 'halden-arc-14-first-week' };
