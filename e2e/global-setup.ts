// The servers of a run: one for readers' journeys, and the newsrooms that workers ask for.
import { rmSync } from 'node:fs';
import { copyJourneyData } from './journey-data.ts';
import { serveNewsrooms } from './newsrooms.ts';
import { startProduct } from './product-server.ts';
import { expectUnchanged, storeFirstState } from './unchanged.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyJourneyData(folder);
    storeFirstState(folder);
    const readers = await startProduct({ folder, port: Number(process.env.E2E_PORT ?? 4310) });
    const newsrooms = await serveNewsrooms();
    return async () => {
      try {
        await Promise.all([readers.stop(), newsrooms.close()]);
        expectUnchanged(folder);
      } finally {
        remove();
      }
    };
  } catch (error) {
    remove();
    throw error;
  }
}
