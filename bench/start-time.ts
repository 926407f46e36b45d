// From the start command to the ready line: built and loaded, and from a clone where nothing is built or loaded.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

async function secondsToReady(dataFolder: string): Promise<number> {
  const began = performance.now();
  const neutron = await startNeutron(dataFolder);
  const seconds = (performance.now() - began) / 1000;
  await neutron.stop();
  return seconds;
}

const folder = temporaryFolder();
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
  for (let round = 0; round < 5; round++) warm.push(await secondsToReady(folder.path));
  verdict('warm start, median of 5', median(warm), { atMost: 3 }, ' s');
} finally {
  folder.remove();
  if (existsSync(saved)) {
    rmSync('build', { recursive: true, force: true });
    renameSync(saved, 'build');
  }
}
