import type { Newsletter } from '#content/entities/newsletter.ts';
import { composeEmail, type EmailTemplate } from '#platform/email-template.ts';
import type { NewsletterContext, PlainEmail } from './context.ts';
import { newsletterPaths } from './email-links.ts';

/** A publication's own confirmation e-mail; `newsletters` has their titles. */
export type ConfirmTemplate = EmailTemplate<{ brand: string; newsletters: readonly string[] }>;

/** The confirmation e-mail of the double opt-in. */
export function confirmEmail(
  { origin, brand, templates }: Pick<NewsletterContext, 'origin' | 'brand' | 'templates'>,
  given: { address: string; secret: string; wanted: readonly Newsletter[] },
): PlainEmail {
  const newsletters = given.wanted.map(({ title, id }) => title ?? id);
  const names = newsletters.join(', ');
  const url = `${origin}${newsletterPaths.confirm}?token=${given.secret}`;
  const own = {
    subject: `Confirm your subscription: ${names}`.slice(0, 200),
    before: [`Please confirm that you’d like to get ${names} from ${brand()} at this address.`],
    link: { url, text: 'Yes, sign me up' },
    after: [
      'This link works once, for two days. If you didn’t sign up, ignore this email and we won’t send you anything.',
    ],
  };
  return {
    to: given.address,
    ...composeEmail(own, { brand: brand(), newsletters }, templates?.confirmSubscription),
  };
}
