import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import { BootError } from './boot-error.ts';

/** Loads the demo publication into an empty store. */
export async function loadDemo(
  db: Database,
  { publication, onProgress }: { publication: Publication; onProgress(text: string): void },
): Promise<void> {
  const [{ importPublication }, { wavelength }] = await Promise.all([
    import('#api/load/import-publication.ts'),
    import('#demo/publication.ts'),
  ]);
  const now = new Date();
  let reported = -1;
  const loading = importPublication(db, wavelength({ now }), {
    now,
    ownDomains: publication.ownDomains,
    onProgress(done, total) {
      const percent = Math.floor((done / Math.max(1, total)) * 10) * 10;
      if (percent > reported) onProgress(`Loading ${publication.brand.name}: ${percent} %`);
      reported = Math.max(reported, percent);
    },
  });
  const loaded = await loading.catch((cause: unknown) => {
    // The importer names the entry and the field; nothing of it stays in the store.
    throw new BootError(
      `The publication cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  });
  onProgress(`Loaded ${publication.brand.name}: ${loaded} stories`);
}
