import { pathToFileURL } from 'node:url';
import { readOwnBrand } from './brand-files.ts';
import { buildPages, stubsOf } from './build-pages.ts';
import { buildServiceScripts } from './build-service-script.ts';
import { weighIdle } from './idle-budget.ts';
import type { ScriptWeight } from './script-budget.ts';

export { isBuildCurrent } from './build-stamp.ts';

interface BuildSiteOptions {
  root?: string;
  onProgress?: (step: string) => void;
}

/** Builds the repository's own publication, the scripts of its services included, into `build`. */
export const buildSite = ({
  root = process.cwd(),
  onProgress = () => {},
}: BuildSiteOptions = {}): Promise<ScriptWeight[]> =>
  buildPages({
    sources: root,
    root,
    readBrandFile: readOwnBrand(root),
    buildScripts: () => buildServiceScripts(root),
    onOverweight(problem) {
      throw new Error(problem);
    },
    onProgress,
  });

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
