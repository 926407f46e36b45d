import { experimentExcludedCrawlers } from '../limits.ts';

const crawlers = new RegExp(experimentExcludedCrawlers.join('|'), 'i');

/** Programs that take part in no test: what they read becomes what others find. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent);
}
