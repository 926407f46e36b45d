const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => numbers[count] ?? String(count);
const stories = (count: number) => `${numberWord(count)} ${count === 1 ? 'story' : 'stories'}`;

function readingTime(minutes: number): string {
  if (minutes === 0) return '';
  if (minutes < 50) return `, about ${Math.max(5, Math.round(minutes / 5) * 5)} minutes of reading`;
  if (minutes < 90) return ', about an hour of reading';
  return `, about ${Math.round(minutes / 60)} hours of reading`;
}

function onDevice(here: number, count: number): string {
  if (here === 0) return '';
  if (here === count)
    return here === 1
      ? ' It is on this device and opens without a connection.'
      : ' They are on this device and open without a connection.';
  return here === 1
    ? ' One is on this device, so it opens without a connection.'
    : ` ${numberWord(here)} are on this device, so they open without a connection.`;
}

/** Texts of the reading list, which load with it. */
export const savedCopy = {
  title: 'Saved',
  intro: 'Stories you saved, and how far you have read them.',
  summary: (count: number, minutes: number, here: number) =>
    `${stories(count)}${readingTime(minutes)}.${onDevice(here, count)}`,
  offline(here: number, count: number): string {
    if (here === 0)
      return 'You are offline. None of these stories is on this device; they open when you are back.';
    if (here >= count) return 'You are offline. All of these stories are on this device.';
    return `You are offline. ${stories(here)} ${here === 1 ? 'is' : 'are'} on this device. The others open when you are back.`;
  },
  withoutScripts:
    'The list on this page needs scripts: it is stored on your device. Without them, Save keeps a short list that our server shows you.',
  withoutScriptsLink: 'See your list without scripts',
  empty: 'Nothing saved yet',
  emptyText: 'Press Save on any story. It waits here, on this device, whether or not you sign in.',
  allDone: 'You have read everything on your list.',
  nothingDone: 'Stories that you mark as done are listed here.',
  show: 'Show',
  toRead: 'To read',
  done: 'Done',
  sort: 'Sort',
  newest: 'Newest first',
  shortest: 'Shortest first',
  keepsOffline: 'Keep new ones offline',
  goOnReading: 'Go on reading',
  toReadAgain: 'To read again',
  movedToDone: 'Moved to Done.',
  movedToRead: 'Moved to To read.',
  notStarted: 'Not started',
  minutes: (minutes: number) => `${minutes} min`,
  minutesLeft: (minutes: number) => `${minutes} min left`,
  savedOn: (day: string) => `Saved ${day}`,
  today: 'today',
  yesterday: 'yesterday',
  onThisDevice: 'On this device',
  keepOffline: 'Keep offline',
  gone: 'No longer available',
  goneText: 'This story was taken off the site.',
  remove: (title: string) => `Remove ${title}`,
  readShare: (percent: number) => `${percent}% read`,
  storedHere: 'Your list is stored on this device. Sign in to have it on your other devices too.',
  storedInAccount: 'Your list is stored on this device and in your account.',
  clear: 'Delete the list from this device',
  cleared: 'The list is deleted from this device.',
} as const;
