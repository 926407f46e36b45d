import type { ContentLink } from '../entities/content-link.ts';
import { scoreOf } from './score.ts';

/** The scale of ratings begins here: lower scores stand at its end. */
const least = 2;
const most = 5;
const mostProducts = 9;

export interface RatingColumn {
  score: number;
  /** Percent of the scale from its beginning. */
  place: number;
  stories: ContentLink[];
}

/** The newest rated products by score, the lowest first; products of one score share a column. */
export function ratingColumns(stories: readonly ContentLink[]): RatingColumn[] {
  const columns = new Map<number, RatingColumn>();
  const rated = stories.filter((story) => scoreOf(story.metaData ?? {}) !== undefined);
  for (const story of rated.slice(0, mostProducts)) {
    const score = Math.round((scoreOf(story.metaData ?? {}) ?? 0) * 2) / 2;
    const place = ((Math.max(least, score) - least) / (most - least)) * 100;
    const known = columns.get(score) ?? { score, place, stories: [] };
    known.stories.push(story);
    columns.set(score, known);
  }
  return [...columns.values()].sort((a, b) => a.score - b.score);
}
