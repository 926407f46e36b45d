import { savedCopy as words } from '#app/copy/saved.ts';

/** `today`, `yesterday`, `Nov 14`, and with its year when that is another one. By the reader's own calendar. */
export function savedDay(at: number, now: number): string {
  const date = new Date(at);
  const today = new Date(now);
  const days = Math.round((midnight(today) - midnight(date)) / 86_400_000);
  if (days <= 0) return words.today;
  if (days === 1) return words.yesterday;
  const isThisYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
