/** What players tell of a spot while it runs, by the names VAST has for it. */
export const videoAdEvents = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'mute',
  'unmute',
  'pause',
  'resume',
  'error',
] as const;
