import { createHmac } from 'node:crypto';
import type { Secrets } from './data-folder.ts';

/** Derives a separate secret for each purpose from the stored one. */
export function secretFor(purpose: string, { previewSecret }: Pick<Secrets, 'previewSecret'>): string {
  return createHmac('sha256', previewSecret).update(`secret for ${purpose}`).digest('base64url');
}
