// Loads the demo into a new store. The server runs this file by its path at the first start; the store is migrated.
import { publication } from '#config';
import { openStorage } from '#services/images/open-storage.ts';
import { openStore } from '#tools/store/open-store.ts';
import { loadWavelength } from './load-wavelength.ts';
import { wavelength } from './publication.ts';

const now = new Date();
const store = await openStore(undefined);
const { name } = publication.brand;
let reported = -1;
try {
  const stories = await loadWavelength({
    db: store.db,
    folder: store.folder,
    originals: openStorage(store),
    publication,
    seed: wavelength({ now }),
    now,
    onProgress(done, total) {
      const percent = Math.floor((done / Math.max(1, total)) * 10) * 10;
      if (percent > reported) console.log(`Loading ${name}: ${percent} %`);
      reported = Math.max(reported, percent);
    },
  });
  console.log(`Loaded ${name}: ${stories} stories`);
} catch (error) {
  // The importer names the entry and the field; nothing of it stays in the store.
  console.error(
    `The publication cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
} finally {
  await store.db.close();
}
