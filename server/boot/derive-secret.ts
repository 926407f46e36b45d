import { createHmac } from 'node:crypto';
import type { Secrets } from './data-folder.ts';

/** A secret of its own for each purpose, from one that is kept already. */
export function secretFor(purpose: string, { previewSecret }: Pick<Secrets, 'previewSecret'>): string {
  return createHmac('sha256', previewSecret).update(`secret for ${purpose}`).digest('base64url');
}
