/** Texts of live blogs. */
export const liveCopy = {
  newEntries: (count: number) => (count === 1 ? '1 new update' : `${count} new updates`),
  newEntriesShown: (count: number) => (count === 1 ? '1 new update added' : `${count} new updates added`),
  live: 'Live',
  liveEnded: 'Ended',
  liveFrom: (start: string, end: string) => `Live coverage from ${start} to ${end}`,
  keyEvents: 'Key events',
} as const;
