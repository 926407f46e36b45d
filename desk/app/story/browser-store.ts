import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DisplacedText } from './displaced-text.ts';
import type { UnsentChanges, UnsentStore } from './unsent-store.ts';

interface Tables extends DBSchema {
  unsent: { key: string; value: UnsentChanges; indexes: { storyId: string } };
  words: { key: string; value: DisplacedText & { storyId: string }; indexes: { storyId: string } };
}

const lockOf = (clientId: string) => `neutron-tab-${clientId}`;

/** Unsent changes in IndexedDB. An open story holds a lock, which the browser releases when the page ends in any way. */
export function createBrowserStore(name = 'neutron-desk'): UnsentStore {
  let opened: Promise<IDBPDatabase<Tables>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDB<Tables>(name, 1, {
      upgrade(database) {
        database.createObjectStore('unsent', { keyPath: 'clientId' }).createIndex('storyId', 'storyId');
        database.createObjectStore('words', { keyPath: 'id' }).createIndex('storyId', 'storyId');
      },
      terminated: forget,
    }).catch((error) => {
      // What failed once may work with the next change.
      forget();
      throw error;
    });
    return opened;
  };
  return {
    put: async (changes) => {
      await (await open()).put('unsent', changes);
    },
    delete: async (clientId) => (await open()).delete('unsent', clientId),
    ofStory: async (storyId) => (await open()).getAllFromIndex('unsent', 'storyId', storyId),
    storeText: async (storyId, words) => {
      await (await open()).put('words', { ...words, storyId });
    },
    displacedTexts: async (storyId) => (await open()).getAllFromIndex('words', 'storyId', storyId),
    deleteText: async (id) => (await open()).delete('words', id),
    async whenClosed(clientId, task) {
      const run = async (lock: unknown) => {
        if (lock) await task();
        return Boolean(lock);
      };
      if (!('locks' in navigator)) return run(true);
      return navigator.locks.request(lockOf(clientId), { ifAvailable: true }, run);
    },
    claim(clientId) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      if ('locks' in navigator)
        navigator.locks.request(lockOf(clientId), () => released).catch(() => undefined);
      return release;
    },
  };
}
