import { productScore } from '#content/rules/score.ts';
import type { SeedStory } from '#content/seed.ts';
import { slugOf } from './slug.ts';

/** Every score that was given by hand, by the product's slug: in its review, or as a pick of a list. */
export function writtenScores(pieces: readonly SeedStory[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { story } of pieces) {
    if (story.kind === 'article')
      for (const { hed, techProd } of story.listicles ?? []) {
        const score = productScore(techProd && ({ attributes: [], ...techProd } as never));
        if (hed && score !== undefined) scores.set(slugOf(hed), score);
      }
  }
  // A review knows better than a list.
  for (const { story } of pieces)
    if (story.kind === 'review' && story.starRating !== undefined) scores.set(story.slug, story.starRating);
  return scores;
}
