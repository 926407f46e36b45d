import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSettings } from '#api/load/load-settings.ts';
import type { Database } from '#database/connect.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { createUploadStore } from '#services/images/store-upload.ts';

interface BrandOptions {
  db: Database;
  originals: Pick<OriginalStorage, 'put'>;
  now: Date;
}

/** Nanometers on the scale of the picture, which starts before violet ends: 390 to 680. */
const position = (nanometers: number) => Number((((nanometers - 390) / 290) * 100 + 0.24).toFixed(2));

/** Wavelength's logo, icons and the picture of a missing page, uploaded and set as staff of any publication would. */
export async function loadBrand({ db, originals, now }: BrandOptions): Promise<void> {
  const store = createUploadStore({
    originals: { has: async () => false, put: originals.put },
    queue: createDecodeQueue().queues.picture,
  });
  const upload = async (name: string, as: 'picture' | 'icon' = 'picture') => {
    const bytes = await readFile(join(import.meta.dirname, 'brand', name));
    const stored = await store(bytes, { as, ground: '#080a12' });
    if ('problem' in stored) throw new Error(`${name}: ${stored.problem}`);
    if (stored.type === 'woff2') throw new Error(`${name} is a font`);
    return stored;
  };
  const light = (await upload('logo-light.svg')).file;
  const dark = (await upload('logo-dark.svg')).file;
  const square = await upload('logo-square.svg', 'icon');
  const logo = {
    header: { light, dark },
    square: { light: square.file, dark: square.file },
    ...(square.made ? { made: square.made } : {}),
  };
  // The spectrum with its 404 nm line missing.
  const lines = [488, 501, 546, 589, 633, 656].map((line) => ({ text: String(line), at: position(line) }));
  const picture = {
    ...(await upload('not-found.svg')).file,
    marks: [{ text: '404 nm', at: 5.07, isMain: true }, ...lines],
  };
  await loadSettings(db, { logo, notFound: { picture } }, now);
}
