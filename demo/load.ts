import { isEmpty } from '#api/load/is-empty.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#config';
import type { PublicationSeed } from '#content/seed.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { openStore } from '#tools/store/open-store.ts';
import { type LoadArguments, readArguments, usage } from './load-arguments.ts';
import { loadWavelength } from './load-wavelength.ts';
import { progressLine } from './progress-line.ts';
import { wavelength } from './publication.ts';

/** One line that is written over on a terminal, and a line now and then in a log. */
function progressWriter(): (loaded: number, total: number) => void {
  const start = Date.now();
  let last = 0;
  return (loaded, total) => {
    const now = Date.now();
    const pause = process.stderr.isTTY ? 200 : 5000;
    if (now - last < pause && loaded < total) return;
    last = now;
    const line = progressLine(loaded, total, now - start);
    process.stderr.write(
      process.stderr.isTTY ? `\r\u001b[K${line}${loaded < total ? '' : '\n'}` : `${line}\n`,
    );
  };
}

/** The generator is large and read only by those who ask for it. */
async function publicationOf({ articles, seed }: LoadArguments, now: Date): Promise<PublicationSeed> {
  if (articles === undefined) return wavelength({ now });
  const { generatedWavelength } = await import('./generated/publication.ts');
  return generatedWavelength({ now, articles, seed });
}

async function load(options: LoadArguments): Promise<number> {
  const store = await openStore(options.data);
  const { db, place, folder } = store;
  try {
    await migrateApi(db);
    if (!options.replace && !(await isEmpty(db))) {
      console.error(
        `There is already a publication in ${place}. Nothing was changed; --replace takes its place.`,
      );
      return 1;
    }
    const now = new Date();
    const loaded = await loadWavelength({
      db,
      folder,
      originals: openStorage(store),
      publication,
      seed: await publicationOf(options, now),
      now,
      replace: options.replace,
      onProgress: progressWriter(),
    });
    console.log(`Wavelength is loaded: ${loaded.toLocaleString('en-US')} stories in ${place}.`);
    return 0;
  } finally {
    await db.close();
  }
}

const options = readArguments(process.argv.slice(2));
if ('problem' in options) {
  console.error(`${options.problem}\n\n${usage}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await load(options);
  } catch (error) {
    console.error(`Wavelength was not loaded: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
