import { commentDraftsKey } from '#content/rules/discussion/drafts.ts';

/** What the embed stores in this browser: drafts until they are sent, and the readers whose comments are hidden. */
export interface DeviceNotes {
  draft(thread: string): string;
  saveDraft(thread: string, text: string): void;
  hiddenReaders(): ReadonlySet<string>;
  setHidden(reader: string, isHidden: boolean): void;
}

const hiddenKey = 'neutron:1:hidden-readers';
const mostDrafts = 10;
const mostHidden = 200;

export function createDeviceNotes(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DeviceNotes {
  /** Pairs of texts; anything else that is stored there is ignored. */
  function read(key: string): [string, string][] {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(found) ? found.filter(isPair) : [];
    } catch {
      return [];
    }
  }
  function write(key: string, pairs: readonly [string, string][]): void {
    try {
      if (pairs.length > 0) storage.setItem(key, JSON.stringify(pairs));
      else storage.removeItem(key);
    } catch {
      // Storage is full or blocked: the page works without it.
    }
  }
  const change = (key: string, name: string, value: string | undefined, most: number) => {
    const others = read(key).filter(([one]) => one !== name);
    write(key, (value === undefined ? others : [...others, [name, value] as [string, string]]).slice(-most));
  };
  return {
    draft: (thread) => read(commentDraftsKey).find(([one]) => one === thread)?.[1] ?? '',
    saveDraft: (thread, text) => change(commentDraftsKey, thread, text.trim() ? text : undefined, mostDrafts),
    hiddenReaders: () => new Set(read(hiddenKey).map(([one]) => one)),
    setHidden: (reader, isHidden) => change(hiddenKey, reader, isHidden ? '' : undefined, mostHidden),
  };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
