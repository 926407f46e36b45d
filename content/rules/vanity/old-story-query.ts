const oldIds = /^(?:attachment_id|author|cat|p|page_id)=\d{1,12}$/;
/** The same with names of tags, which only sites have that an import brought them to. */
const oldNames = /^(attachment_id|author|cat|p|page_id|tag)=[^&=]{1,200}$/;

/**
 * Whether the query of a front page names something of WordPress, as `/?p=12` does in every one of its links. What no
 * entry stands for does not exist: it is never the front page.
 */
export const isOldStoryQuery = (path: string, query: string): boolean => path === '/' && oldIds.test(query);

/** All such queries without an entry share one page. */
export const missingStoryQuery = 'p=0';

/**
 * How the entry of a query is listed at its path: an import brings one for every story, so they are one line, `p=*`,
 * however many there are. Every other query is listed as it is.
 *
 * @example listedQuery('p=12') // → 'p=*'
 */
export function listedQuery(query: string): string {
  const name = oldNames.exec(query)?.[1];
  return name ? `${name}=*` : query;
}

/** Whether a path has entries for queries like this one. What has none of its own does not exist there. */
export const isOldQueryAt = (queries: readonly string[] | undefined, query: string): boolean =>
  queries !== undefined && oldNames.test(query) && queries.includes(listedQuery(query));
