import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  newsletterSignUpFormPath,
  newsletterSignUpPath,
  unsubscribePath,
} from '#content/rules/newsletter-sign-up.ts';

/** Stands in every letter to many where the recipient's own token goes. */
export const tokenBlank = '{{token}}';
/** Where the links of letters lead, below the origin. */
export const newsletterPaths = {
  signUp: newsletterSignUpPath,
  signUpForm: newsletterSignUpFormPath,
  confirm: '/letters/confirm/',
  leave: unsubscribePath,
  go: '/letters/go/',
  open: '/letters/open/',
} as const;

/** The reader of a test letter: nobody, whose links do nothing. */
export const nobody = 'nobody';

export interface EmailLinks {
  /** Says which edition went to whom; nobody can make one up. */
  tokenFor(editionId: string, readerId: string): string;
  read(token: string): { editionId: string; readerId: string } | undefined;
}

export function createEmailLinks(secret: string): EmailLinks {
  const sign = (editionId: string, readerId: string) =>
    createHmac('sha256', secret)
      .update(`letter\n${editionId}\n${readerId}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    tokenFor: (editionId, readerId) => `${editionId}.${readerId}.${sign(editionId, readerId)}`,
    read(token) {
      const [, editionId, readerId, mark] = /^([\w-]{1,40})\.([\w-]{1,40})\.([\w-]{22})$/.exec(token) ?? [];
      if (!editionId || !readerId || !mark) return undefined;
      const expected = Buffer.from(sign(editionId, readerId));
      return timingSafeEqual(Buffer.from(mark), expected) ? { editionId, readerId } : undefined;
    },
  };
}
