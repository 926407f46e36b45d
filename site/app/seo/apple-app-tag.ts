import type { Publication } from '#content/publication.ts';
import { type HeadTag, metaNamed } from './head-tag.ts';

/** Tells readers on Apple's devices of the app, when both its number and who is paid for it are known. */
export function appleAppTag(app: Partial<NonNullable<Publication['appleApp']>> | undefined): HeadTag[] {
  if (!app?.appId || !app.affiliateId) return [];
  return metaNamed('apple-itunes-app', `app-id=${app.appId}, affiliate-data=${app.affiliateId}`);
}
