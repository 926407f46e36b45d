import { debounce } from '#app/behaviours/debounce.ts';
import { readReadingList, writeReadingList } from '#app/behaviours/remembered/reading-list.ts';
import { rememberedStore } from '#app/behaviours/remembered/remembered.ts';
import { rememberedListOwner } from '#app/behaviours/remembered/remembered-things.ts';
import { entriesFor, mergeLists, type ReadingListEntry } from '#content/rules/reading-list/reading-list.ts';
import { reader } from './auth-store.ts';
import { accountSession } from './session.ts';

/** Longer than a change can be undone: what was undone is never sent. */
const waitMilliseconds = 8000;
/** A page that opens sooner after the last exchange sends nothing until the list changes. */
const freshMilliseconds = 600_000;

/** Called once a reader is signed in: joins this device's list with that of the account, now and after changes. */
export function syncReadingList(now: () => number = Date.now): void {
  let known = '';
  const stored = () => JSON.stringify(readReadingList());

  async function exchange(): Promise<void> {
    const sub = reader.get().user?.sub;
    const token = sub && (await accountSession().token());
    if (!sub || !token) return;
    const own = () => entriesFor(readReadingList(), rememberedStore.get(rememberedListOwner), sub);
    const answer = await putEntries(own(), token);
    if (!answer) return;
    // What changed on this device while the request was on its way is newer, and stays.
    writeReadingList(mergeLists(answer, own()));
    rememberedStore.set(rememberedListOwner, { sub, at: now() });
    known = stored();
  }
  const start = () => {
    known = stored();
    exchange().catch(() => {});
  };

  const owner = rememberedStore.get(rememberedListOwner);
  const isFresh = owner?.sub === reader.get().user?.sub && now() - (owner?.at ?? 0) < freshMilliseconds;
  if (isFresh) known = stored();
  else start();
  const later = debounce(() => {
    if (stored() !== known) start();
  }, waitMilliseconds);
  rememberedStore.subscribe(later);
  // A reader who leaves at once would otherwise take the change along until the next visit.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && stored() !== known) start();
  });
}

/** The joined list; undefined when the account's list cannot be reached: the device then has its own. */
async function putEntries(
  entries: readonly ReadingListEntry[],
  token: string,
): Promise<ReadingListEntry[] | undefined> {
  const response = await fetch('/reading-list/entries', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
    keepalive: JSON.stringify(entries).length < 50_000,
  });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data: { entries: ReadingListEntry[] } };
  return data.entries;
}
