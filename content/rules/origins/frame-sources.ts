import type { Publication } from '../../publication/schema.ts';

/** Every host that pages may frame: embedded players and posts, and the host of creatives. */
export function frameSourcesOf({
  frameSources,
  adServer,
}: Pick<Publication, 'frameSources' | 'adServer'>): readonly string[] {
  return adServer?.creativeOrigin ? [...frameSources, adServer.creativeOrigin] : frameSources;
}
