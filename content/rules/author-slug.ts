export interface AuthorFacts {
  firstName: string;
  lastName: string;
  bureau?: string | undefined;
  profile?: { title?: string | undefined; bureau?: string | undefined } | undefined;
}

export function isPartnerContributor({ profile }: Pick<AuthorFacts, 'profile'>): boolean {
  return profile?.title === 'Partner Contributor';
}

/** Characters allowed in a slug: accents are removed, and everything but letters, digits and hyphens. */
function plainEmails(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '');
}

/** The slug of the author's page, or none when there is no such page (no bureau): the byline is then plain text. */
export function authorSlug(author: AuthorFacts): string | undefined {
  // Partners share one page, whether they have a bureau or not.
  if (isPartnerContributor(author)) return 'contributor-content';
  if (!(author.bureau || author.profile?.bureau)) return undefined;
  return plainEmails(`${author.firstName} ${author.lastName}`).trim().replace(/\s+/g, '-') || undefined;
}
