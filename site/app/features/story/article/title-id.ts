/** The id of a story's headline: it names the article, also where several stories are on one page. */
export function titleId({ slug }: { slug: string }): string {
  return `title-${slug}`;
}
