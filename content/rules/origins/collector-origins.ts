import type { Publication } from '../../publication/schema.ts';

/** Where pages send their events when the collector is not ours; the security policy must name it. */
export function collectorOrigins({ measurement }: Pick<Publication, 'measurement'>): string[] {
  return measurement.collectorUrl.startsWith('/') ? [] : [new URL(measurement.collectorUrl).origin];
}
