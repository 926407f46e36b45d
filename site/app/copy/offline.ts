/** Words of the page for readers without a connection. */
export const offlineCopy = {
  offlineHeading: 'No signal',
  offlineText: 'This page is not on your device yet. What you read last is:',
  offlineEmpty: 'This page is not on your device yet. Stories you read are kept here for the next time.',
  savedStories: 'Kept on this device',
  offlineTitle: 'You Are Offline',
} as const;
