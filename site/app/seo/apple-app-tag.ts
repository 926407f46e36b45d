import type { Publication } from '#content/publication/schema.ts';
import { type HeadTag, metaNamed } from './head-tag.ts';

/** Smart App Banner for Apple devices, when both app id and affiliate data are configured. */
export function appleAppTag(app: Partial<NonNullable<Publication['appleApp']>> | undefined): HeadTag[] {
  if (!app?.appId || !app.affiliateId) return [];
  return metaNamed('apple-itunes-app', `app-id=${app.appId}, affiliate-data=${app.affiliateId}`);
}
