const minute = 60_000;

/** An e-mail that was not accepted in this time is undeliverable; mail servers wait about as long. */
export const giveUpAfterMilliseconds = 5 * 24 * 60 * minute;

const waits = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);

/** The delay after this many failed attempts: from one minute to six hours. */
export function retryAfter(attempts: number): number {
  return waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? minute;
}

/** How long sending pauses after the mail server has not responded this many times. */
export function pauseAfter(failures: number): number {
  return Math.min(5 * minute, 1000 * 2 ** Math.min(failures, 10));
}
