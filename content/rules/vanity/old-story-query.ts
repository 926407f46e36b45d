const oldIds = /^(?:attachment_id|author|cat|p|page_id)=\d{1,12}$/;

/**
 * Whether the query of a front page names something of WordPress, as `/?p=12` does in every one of its links. What no
 * entry stands for does not exist: it is never the front page.
 */
export const isOldStoryQuery = (path: string, query: string): boolean => path === '/' && oldIds.test(query);

/** All such queries without an entry share one page. */
export const missingStoryQuery = 'p=0';
