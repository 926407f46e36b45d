import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  newsletterSignUpFormPath,
  newsletterSignUpPath,
  unsubscribePath,
} from '#content/rules/newsletter-sign-up.ts';

/** The placeholder for the recipient's token in e-mails to many. */
export const tokenPlaceholder = '{{token}}';
/** The paths of links in e-mails. */
export const newsletterPaths = {
  root: '/email/',
  signUp: newsletterSignUpPath,
  signUpForm: newsletterSignUpFormPath,
  confirm: '/email/confirm/',
  unsubscribe: unsubscribePath,
  click: '/email/click/',
  open: '/email/open/',
} as const;

/** The reader id in test e-mails; their links change nothing. */
export const testReader = 'nobody';

export interface EmailLinks {
  /** A signed token that names the edition and its recipient. */
  tokenFor(editionId: string, readerId: string): string;
  read(token: string): { editionId: string; readerId: string } | undefined;
}

export function createEmailLinks(secret: string): EmailLinks {
  // The prefix is part of links in e-mails that were sent already, so it must not change.
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
