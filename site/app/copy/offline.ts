/** Texts of the offline page. */
export const offlineCopy = {
  offlineHeading: 'You’re offline',
  offlineText: 'This page isn’t on your device yet. Stories you read recently:',
  offlineEmpty: 'This page isn’t on your device yet. Stories you read are saved here for offline reading.',
  savedStories: 'Saved on this device',
  offlineTitle: 'You’re offline',
} as const;
