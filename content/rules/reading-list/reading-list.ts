/** A story on a reader's list, as devices and accounts store it: enough to show a row and to link to the story. */
export interface ListedStory {
  url: string;
  title: string;
  section?: string | undefined;
  /** The path of a small picture of it. */
  picture?: string | undefined;
  /** How long it takes to read. */
  minutes?: number | undefined;
  topic?: string | undefined;
  author?: string | undefined;
}

export const readingStates = ['to-read', 'done', 'removed'] as const;
export type ReadingState = (typeof readingStates)[number];

/** A removed story stays as an entry: otherwise a device that still has it would bring it back. */
export interface ReadingListEntry extends ListedStory {
  state: ReadingState;
  /** When the reader last changed it; milliseconds since 1970. 0 for entries from before times were stored. */
  at: number;
}

/** Stories on a list, done or not; beyond it the one changed longest ago is dropped. */
export const listedMost = 200;
/** Removals that are remembered. */
export const removedMost = 200;

/** Newest change first; a reader sees the list in this order. */
const byTime = (a: ReadingListEntry, b: ReadingListEntry) => b.at - a.at;

/** The list within its limits, newest change first. */
export function boundedList(list: readonly ReadingListEntry[]): ReadingListEntry[] {
  const sorted = list.toSorted(byTime);
  return [
    ...sorted.filter(({ state }) => state !== 'removed').slice(0, listedMost),
    ...sorted.filter(({ state }) => state === 'removed').slice(0, removedMost),
  ];
}

/**
 * Joins the lists of two devices, or of a device and an account: for each story the later change wins. At the same time
 * the state that is further along wins, so that the answer does not depend on which list comes first.
 */
export function mergeLists(
  one: readonly ReadingListEntry[],
  other: readonly ReadingListEntry[],
): ReadingListEntry[] {
  const merged = new Map<string, ReadingListEntry>();
  for (const entry of [...one, ...other]) {
    const known = merged.get(entry.url);
    if (!known || isLater(entry, known)) merged.set(entry.url, entry);
  }
  return boundedList([...merged.values()]);
}

function isLater(entry: ReadingListEntry, known: ReadingListEntry): boolean {
  if (entry.at !== known.at) return entry.at > known.at;
  return readingStates.indexOf(entry.state) > readingStates.indexOf(known.state);
}

/** The list after a reader saved, finished or removed a story. */
export function withState(
  list: readonly ReadingListEntry[],
  story: ListedStory,
  state: ReadingState,
  now: number,
): ReadingListEntry[] {
  const others = list.filter(({ url }) => url !== story.url);
  return boundedList([{ ...story, state, at: now }, ...others]);
}

/** Whose list a device has: the account it was last joined with, and when. */
export interface ListOwner {
  sub: string;
  at: number;
}

/**
 * The entries of a device that belong to the account that signs in. After another reader's account, only what was
 * changed since then: a list never moves from one account to another.
 */
export function entriesFor(
  list: readonly ReadingListEntry[],
  owner: ListOwner | undefined,
  sub: string,
): ReadingListEntry[] {
  if (!owner || owner.sub === sub) return [...list];
  return list.filter(({ at }) => at > owner.at);
}

/** A device's clock may be wrong: a change from the future would win over every later one. */
export const notAfter = (list: readonly ReadingListEntry[], now: number): ReadingListEntry[] =>
  list.map((entry) => (entry.at > now ? { ...entry, at: now } : entry));
