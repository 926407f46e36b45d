const minute = 60_000;

/** A letter nobody took in this time comes back to us; mail servers wait about as long. */
export const giveUpAfterMilliseconds = 5 * 24 * 60 * minute;

const waits = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);

/** How long a letter waits after so many failed attempts: a minute at first, six hours in the end. */
export function retryAfter(attempts: number): number {
  return waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? minute;
}

/** How long all letters wait when the mail server itself does not answer for the n-th time. */
export function pauseAfter(failures: number): number {
  return Math.min(5 * minute, 1000 * 2 ** Math.min(failures, 10));
}
