import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { publication } from '#config';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { buildServiceScripts } from './build-service-script.ts';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { buildWorker } from './build-worker.ts';
import { idleBudget, stubBudget, weighIdle, weighStubs } from './idle-budget.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { overweight, type ScriptWeight, weighScripts } from './script-budget.ts';
import { serverTexts, textsInScripts } from './server-settings.ts';

export { isBuildCurrent } from './build-stamp.ts';

interface BuildOptions {
  root?: string;
  onProgress?: (step: string) => void;
}

/** Builds the site for browsers and for server rendering, into `build/site`. */
export async function buildSite({
  root = process.cwd(),
  onProgress = () => {},
}: BuildOptions = {}): Promise<ScriptWeight[]> {
  // Computed before the build: a file saved while it runs makes the build stale.
  const stamp = sourceStamp(root);
  const configFile = join(root, 'vite.config.ts');
  onProgress('Building the scripts and styles of the pages');
  await build({ root, configFile, logLevel: 'warn' });
  keepSourceMaps(root);
  await buildWorker(root);
  await buildServiceScripts(root);
  onProgress('Building the server’s side of the pages');
  await build({ root, configFile, logLevel: 'warn', build: { ssr: true } });
  const leaks = textsInScripts(
    serverTexts(publication, [publicSettings, shellSettings, lazySettings]),
    join(root, 'build/site/client'),
  );
  if (leaks.length > 0)
    throw new Error(
      `Scripts for browsers contain settings that only the server may read: ${leaks.join('; ')}`,
    );
  const weights = weighScripts(join(root, 'build/site/client'));
  const problems = overweight(weights);
  if (problems.length > 0) throw new Error(`The pages exceed their script budget: ${problems.join('; ')}`);
  const idle = weighIdle(join(root, 'build/site/client'));
  if (idle.kilobytes > idleBudget)
    throw new Error(
      `Consent, experiments, measurement and ads load ${idle.kilobytes.toFixed(1)} kB of scripts; the budget is ${idleBudget} kB`,
    );
  const stubs = stubsOf(root);
  if (stubs.kilobytes > stubBudget)
    throw new Error(
      `Consent stubs, banner and ad slots load ${stubs.kilobytes.toFixed(1)} kB of scripts; the budget is ${stubBudget} kB`,
    );
  writeStamp(root, stamp);
  return weights;
}

const stubsOf = (root: string) =>
  weighStubs(join(root, 'build/site/client'), join(root, 'build/services/consent/sdk.js'));

const kilo = (value: number) => value.toFixed(1).padStart(6);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weights = await buildSite({ onProgress: (step) => console.log(step) });
  for (const { page, kilobytes, files } of weights) {
    console.log(`${page}: ${kilobytes.toFixed(1)} kB of scripts (gzip)`);
    for (const { file, kilobytes: part } of files) console.log(`  ${kilo(part)}  ${file}`);
  }
  console.log(`consent stubs, banner, ad slots: ${stubsOf('.').kilobytes.toFixed(1)} kB when idle (gzip)`);
  const { kilobytes, files } = weighIdle('build/site/client');
  console.log(`consent, experiments, measurement, ads: ${kilobytes.toFixed(1)} kB more when idle (gzip)`);
  for (const { file, kilobytes: part } of files) console.log(`  ${kilo(part)}  ${file}`);
}
