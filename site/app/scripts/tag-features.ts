import { consentCategories, type RegisteredTag } from '#content/entities/script-tag.ts';

type Tag = Pick<RegisteredTag, 'features' | 'gdprCategory' | 'stopsOnWithdrawal'>;

/** What measures readers or follows them is a tracker, whoever wrote its entry and whatever it asks for (FF-04). */
export const isTracker = ({ gdprCategory, stopsOnWithdrawal }: Omit<Tag, 'features'>): boolean =>
  !stopsOnWithdrawal &&
  (gdprCategory === consentCategories.performance || gdprCategory === consentCategories.targeting);

/** The flags that must all be on where a tag runs: its own, and for every tracker `trackers`. */
export const featuresOfTag = (tag: Tag): readonly string[] => [
  ...(tag.features ?? []),
  ...(isTracker(tag) ? ['trackers'] : []),
];
