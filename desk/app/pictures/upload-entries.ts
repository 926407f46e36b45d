import { fileProblem } from './file-problem.ts';
import type { Sender, StoredUpload, UploadItem } from './upload-queue.ts';

/** A file of the queue, with what sends it. */
export interface Entry {
  item: UploadItem;
  file: File;
  url?: string;
  sender?: Sender;
}

/** A file that cannot be used says why and is not sent. */
export function entryOf(file: File, id: string, largest: number): Entry {
  const problem = fileProblem(file, largest);
  const item: UploadItem = {
    id,
    name: file.name || 'pasted.png',
    size: file.size,
    sent: 0,
    state: problem ? 'failed' : 'waiting',
    ...(problem ? { problem: problem.message, canShrink: problem.canShrink } : {}),
  };
  return { item, file };
}

export function entryOfStored({ id, file, url }: StoredUpload): Entry {
  const item: UploadItem = { id, name: file.name, size: file.size, sent: 0, state: 'waiting' };
  return { item, file, ...(url ? { url } : {}) };
}

/** The files in their order. What screens get is replaced with each change, so that they can compare it. */
export function createEntries() {
  let entries: readonly Entry[] = [];
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  function set(next: readonly Entry[]): void {
    entries = next;
    items = entries.map(({ item }) => item);
    for (const listener of listeners) listener();
  }
  return {
    all: () => entries,
    items: () => items,
    set,
    find: (id: string) => entries.find(({ item }) => item.id === id),
    change(entry: Entry, facts: Partial<UploadItem>): void {
      entry.item = { ...entry.item, ...facts };
      set(entries);
    },
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
