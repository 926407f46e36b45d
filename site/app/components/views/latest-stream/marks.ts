import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import { latestCopy } from '../../../copy/latest.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';

const day = 24 * 3_600_000;
const widths = [2, 3, 2, 5, 3];
const opacities = [1, 0.8, 1, 0.6];

export interface Mark {
  id: string;
  section: string;
  /** Percent from the end of the line, which is the newest story. */
  end: number;
  width: number;
  opacity: number;
}

function timeOf(story: ContentLink): number {
  return dateValue(story.date ?? story.datePublished ?? '');
}

export function newestTime(stories: readonly ContentLink[]): number {
  return Math.max(...stories.map(timeOf).filter((time) => !Number.isNaN(time)));
}

/** Every story of the last 24 hours as a line at its hour. The width is a matter of looks, the same each time. */
export function marksOf(stories: readonly ContentLink[]): Mark[] {
  const newest = newestTime(stories);
  return stories.flatMap((story, index) => {
    const age = (newest - timeOf(story)) / day;
    if (!(age >= 0 && age <= 1)) return [];
    const width = widths[(index * 7) % widths.length] ?? 2;
    const opacity = opacities[(index * 3) % opacities.length] ?? 1;
    return [{ id: story.id, section: sectionOf(story), end: Math.round(age * 9900) / 100, width, opacity }];
  });
}

/** The same in words: how many there are, and how many in each quarter of the day. */
export function wordsOf(stories: readonly ContentLink[]): string {
  const marks = marksOf(stories);
  const quarters = [0, 0, 0, 0];
  for (const { end } of marks) {
    const quarter = Math.min(3, Math.floor(end / (99 / 4)));
    quarters[quarter] = (quarters[quarter] ?? 0) + 1;
  }
  return latestCopy.day(copy.storyCount(marks.length), quarters);
}
