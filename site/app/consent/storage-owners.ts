import { consentCategories } from '#content/entities/script-tag.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { StorageOwner } from './delete-withdrawn.ts';

/** Third-party scripts that are not in the tag list: those of ads, measurement, surveys and comments. */
export function storageOwnersOf({
  ads,
  measurement,
  discussion,
}: Pick<Publication, 'ads' | 'measurement' | 'discussion'>): StorageOwner[] {
  const { targeting, performance, functional, social } = consentCategories;
  return [
    { gdprCategory: targeting, keeps: ads.keeps },
    { gdprCategory: performance, keeps: measurement.scriptKeeps },
    { gdprCategory: functional, keeps: measurement.surveyKeeps },
    { gdprCategory: social, keeps: discussion.keeps },
  ];
}
