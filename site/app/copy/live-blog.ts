/** Texts of live blogs. */
export const liveCopy = {
  newEntries: (count: number) => (count === 1 ? '1 new entry' : `${count} new entries`),
  newEntriesShown: (count: number) => (count === 1 ? '1 new entry added' : `${count} new entries added`),
  // A colon: the time ends with a period already.
  timeline: (count: number, start: string) =>
    `Since ${start}: ${count === 1 ? 'one entry' : `${count} entries`}. Tall lines are key events.`,
  updates: 'Updates',
  onlyKey: 'Show key events only',
  automatic: 'Add new entries for me',
  liveFrom: (span: string) => `Live coverage from ${span}`,
  // The time ends with a period.
  reload: (time: string) => (time ? `Updated ${time} Reload for new entries.` : 'Reload for new entries.'),
  noEntries: 'No entries yet. The first one appears here.',
  keyEvents: 'Key events',
  otherEntries: 'Other entries',
  newerEntries: 'Newer entries',
  olderEntries: 'Older entries',
  entriesShown: (shown: number, total: number) =>
    `${shown} of ${total.toLocaleString('en-US')} entries on this page.`,
  copyLinkTo: (title: string) => `Copy a link to: ${title}`,
} as const;
