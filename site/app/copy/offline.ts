import { countWord } from './count-word.ts';

/** Texts of the offline notice and the offline page. */
export const offlineCopy = {
  offline: 'You are offline.',
  offlineTitle: 'You are offline',
  /** `Three saved stories are on this device.` */
  storiesHere: (count: number) => {
    const word = countWord(count);
    const many = word.charAt(0).toUpperCase() + word.slice(1);
    return count === 1
      ? `${many} saved story is on this device.`
      : `${many} saved stories are on this device.`;
  },
  offlineEmpty: 'Stories you read or save are kept here for offline reading.',
  savedStories: 'Saved on this device',
} as const;
