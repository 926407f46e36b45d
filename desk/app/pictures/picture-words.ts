import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { rightsWarningMilliseconds } from '#content/limits.ts';
import { lastDayOf } from '#content/rules/images/rights-day.ts';

/** What a picture is called in lists: its title, what it shows, or its file. */
export const nameOfPicture = ({ title, alt, filename }: Pick<LibraryPicture, 'title' | 'alt' | 'filename'>) =>
  title || alt || filename;

export const sizeOfPicture = ({ width, height }: Pick<LibraryPicture, 'width' | 'height'>) =>
  width && height ? `${width} × ${height}` : 'Size unknown';

export const hasDescription = ({ alt, isDecorative }: Pick<LibraryPicture, 'alt' | 'isDecorative'>) =>
  alt !== '' || isDecorative;

export type RightsState = 'open' | 'ending' | 'ended';

export function rightsStateOf({ rights }: Pick<LibraryPicture, 'rights'>, now = Date.now()): RightsState {
  if (!rights.until) return 'open';
  const left = Date.parse(rights.until) - now;
  if (left <= 0) return 'ended';
  return left <= rightsWarningMilliseconds ? 'ending' : 'open';
}

/** The last day of rights, as a label has it: `Nov 21, 2026`. */
export const lastDayWords = (until: string) =>
  new Date(`${lastDayOf(until)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });

/** A count in words: `three places`. */
export function placesOf(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return `${words[count] ?? count.toLocaleString('en-US')} ${count === 1 ? 'story' : 'stories'}`;
}
