import { consentCategories } from '#content/entities/script-tag.ts';
import type { Publication } from '#content/publication.ts';
import type { Keeper } from './forget-withdrawn.ts';

/** Scripts of other companies that no line of the tags names: those of ads, measurement, surveys and comments. */
export function keepersOf({
  ads,
  measurement,
  discussion,
}: Pick<Publication, 'ads' | 'measurement' | 'discussion'>): Keeper[] {
  const { targeting, performance, functional, social } = consentCategories;
  return [
    { gdprCategory: targeting, keeps: ads.keeps },
    { gdprCategory: performance, keeps: measurement.scriptKeeps },
    { gdprCategory: functional, keeps: measurement.surveyKeeps },
    { gdprCategory: social, keeps: discussion.keeps },
  ];
}
