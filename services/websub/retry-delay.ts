const firstMilliseconds = 30_000;
const longestMilliseconds = 6 * 60 * 60 * 1000;
/** About three days: feed readers have polled the feed by then. */
const mostAttempts = 20;

/** How long to wait after a failed attempt, twice as long each time; nothing when it is time to give up. */
export function retryDelay(attempts: number): number | undefined {
  if (attempts >= mostAttempts) return undefined;
  return Math.min(firstMilliseconds * 2 ** (attempts - 1), longestMilliseconds);
}
