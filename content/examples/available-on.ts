import type { AvailableOn } from '../entities/available-on.ts';

export const availableOnExample: Required<AvailableOn> = { edition: 'us', slug: 'halden-arc-14-first-week' };
