/** Tracking events of a video ad, by their VAST names. */
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
