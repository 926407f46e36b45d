// From the start command to the ready line: built and loaded, from a clone where nothing is built or loaded, and of a
// publication without stories, its first start and later ones.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

async function secondsToReady(dataFolder: string, env: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const neutron = await startNeutron(dataFolder, env);
  const seconds = (performance.now() - began) / 1000;
  await neutron.stop();
  return seconds;
}

const folder = temporaryFolder();
const emptyFolder = temporaryFolder();
const saved = 'build.saved';
if (existsSync('build')) renameSync('build', saved);
try {
  verdict(
    'cold start: build, load Wavelength, answer',
    await secondsToReady(folder.path),
    { atMost: 90 },
    ' s',
  );
  const warm: number[] = [];
  const empty: number[] = [];
  const emptyFirst = await secondsToReady(emptyFolder.path, { SEED: 'none' });
  for (let round = 0; round < 5; round++) {
    warm.push(await secondsToReady(folder.path));
    empty.push(await secondsToReady(emptyFolder.path, { SEED: 'none' }));
  }
  verdict('warm start, median of 5', median(warm), { atMost: 3 }, ' s');
  // The noise of two medians of the same start is a tenth.
  verdict('start of an empty publication, in starts of the demo', median(empty) / median(warm), {
    atMost: 1.1,
  });
  console.log(`      first start of an empty publication: ${emptyFirst.toFixed(2)} s`);
} finally {
  folder.remove();
  emptyFolder.remove();
  if (existsSync(saved)) {
    rmSync('build', { recursive: true, force: true });
    renameSync(saved, 'build');
  }
}
