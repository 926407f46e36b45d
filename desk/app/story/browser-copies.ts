import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { mostCopies, type StoryCopies, type StoryCopy } from './story-copies.ts';

interface Tables extends DBSchema {
  copies: { key: string; value: StoryCopy; indexes: { at: string } };
}

/** Apart from unsent words, which stay when the copies are deleted. */
const name = 'neutron-desk-copies';

let opened: Promise<IDBPDatabase<Tables>> | undefined;
const forget = () => {
  opened = undefined;
};

function open(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>(name, 1, {
    upgrade(database) {
      database.createObjectStore('copies', { keyPath: 'storyId' }).createIndex('at', 'at');
    },
    // Another tab deletes all copies: the account signed out.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opened;
}

/** Copies of stories in IndexedDB. */
export const browserCopies: StoryCopies = {
  async put(copy) {
    const database = await open();
    await database.put('copies', copy);
    const keys = await database.getAllKeysFromIndex('copies', 'at');
    for (const key of keys.slice(0, Math.max(0, keys.length - mostCopies)))
      await database.delete('copies', key);
  },
  get: async (storyId) => (await open()).get('copies', storyId),
  delete: async (storyId) => (await open()).delete('copies', storyId),
};

/** Deletes the copies of every account. */
export async function deleteCopies(): Promise<void> {
  const database = await opened?.catch(() => undefined);
  database?.close();
  forget();
  await deleteDB(name);
}
