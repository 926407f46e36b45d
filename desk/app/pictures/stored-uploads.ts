import { type DBSchema, openDB } from 'idb';
import type { StoredUpload, UploadStore } from './upload-queue.ts';

interface Schema extends DBSchema {
  files: { key: string; value: StoredUpload & { owner: string; addedAt: number } };
}

/** The server forgets unfinished uploads after a day as well. */
const storedMilliseconds = 24 * 60 * 60 * 1000;

/** Unfinished uploads in the browser's own database, for the account they belong to. */
export function openUploadStore(owner: string): UploadStore {
  const opened = openDB<Schema>('desk-uploads', 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'id' }),
  });
  return {
    async all() {
      const db = await opened;
      const stored = await db.getAll('files');
      const old = stored.filter(({ addedAt }) => addedAt < Date.now() - storedMilliseconds);
      for (const { id } of old) await db.delete('files', id);
      return stored.filter((one) => one.owner === owner && !old.includes(one));
    },
    async store(upload) {
      const db = await opened;
      const before = await db.get('files', upload.id);
      await db.put('files', { ...upload, owner, addedAt: before?.addedAt ?? Date.now() });
    },
    async forget(id) {
      await (await opened).delete('files', id);
    },
  };
}
