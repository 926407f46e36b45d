import { consentCategories } from '#content/entities/script-tag.ts';
import type { RegisteredTag } from '#content/entities/script-tag-schema.ts';

type Tag = Pick<RegisteredTag, 'features' | 'gdprCategory' | 'stopsOnWithdrawal'>;

/** Scripts that measure or target readers are trackers, whatever their entry says (FF-04). */
export const isTracker = ({ gdprCategory, stopsOnWithdrawal }: Omit<Tag, 'features'>): boolean =>
  !stopsOnWithdrawal &&
  (gdprCategory === consentCategories.performance || gdprCategory === consentCategories.targeting);

/** The flags that must be on where a tag runs: its own, and `trackers` for every tracker. */
export const featuresOfTag = (tag: Tag): readonly string[] => [
  ...(tag.features ?? []),
  ...(isTracker(tag) ? ['trackers'] : []),
];
