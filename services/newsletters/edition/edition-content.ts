import type { NewsletterContext } from '../context.ts';
import { type Edition, wordsOf } from '../store/editions.ts';
import { addWords } from './add-words.ts';
import { type ComposedEdition, composeEdition } from './compose-edition.ts';

export interface EditionSource
  extends Pick<NewsletterContext, 'newsletters' | 'origin' | 'brand' | 'templates'> {
  /** The preview page of the newest edition; undefined if there is none. */
  emailPage(newsletterId: string): Promise<string | undefined>;
}

/** The edition as it is now; undefined if its newsletter or page no longer exists. */
export async function currentEdition(
  { newsletters, emailPage, origin, brand, templates }: EditionSource,
  edition: Edition,
): Promise<ComposedEdition | undefined> {
  const { newsletter_id: id, subject } = edition;
  const newsletter = (await newsletters()).find((one) => one.id === id);
  const page = newsletter && (await emailPage(newsletter.id));
  return page
    ? composeEdition(addWords(page, wordsOf(edition), origin), {
        origin,
        brand: brand(),
        template: templates?.edition,
        title: newsletter.title ?? newsletter.id,
        subject,
      })
    : undefined;
}

/** The content that all recipients share, as the mail service stores it. */
export const sharedContent = (
  { brand, origin }: Pick<EditionSource, 'brand' | 'origin'>,
  { newsletter_id: id }: Edition,
  { subject, text, unsubscribeUrl }: ComposedEdition,
  html: string,
) => ({
  subject,
  text,
  html,
  unsubscribeUrl,
  listId: `${brand()} <${id.replaceAll(/[^\w-]/g, '-')}.${new URL(origin).hostname}>`,
});
