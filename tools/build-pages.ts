import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { publication } from '#config';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { emitBrand, type ReadBrandFile } from './brand-files.ts';
import { buildDesk } from './build-desk.ts';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { buildWorker } from './build-worker.ts';
import { overweightDesk } from './desk-budget.ts';
import { idleBudget, stubBudget, weighIdle, weighStubs } from './idle-budget.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { overweight, type ScriptWeight, weighScripts } from './script-budget.ts';
import { serverTexts, textsInScripts } from './server-settings.ts';

export interface BuildOptions {
  /** The folder of the product. */
  sources: string;
  /** The folder of the publication. In the repository it is the product's. */
  root: string;
  /** The folder in which `build` is written; the publication's by default. */
  output?: string;
  readBrandFile: ReadBrandFile;
  plugins?: Plugin[];
  /** Makes `build/services`. */
  buildScripts(): Promise<void>;
  /** Pages above their budget are slow, not wrong: the repository fails, a publisher gets a message. */
  onOverweight(problem: string): void;
  onProgress(step: string): void;
}

/** Builds the site for browsers and for server rendering, into `build/site` of the publication. */
export async function buildPages(options: BuildOptions): Promise<ScriptWeight[]> {
  const { sources, root, output = root, plugins = [], onProgress } = options;
  // Computed before the build: a file saved while it runs makes the build stale.
  const stamp = sourceStamp(root);
  const client = join(output, 'build/site/client');
  const shared = {
    root: sources,
    configFile: join(sources, 'vite.config.ts'),
    logLevel: 'warn' as const,
    plugins: [...plugins, emitBrand(options.readBrandFile)],
  } satisfies InlineConfig;
  onProgress('Building the scripts and styles of the pages');
  await build({ ...shared, build: { outDir: client } });
  keepSourceMaps(output);
  await buildWorker(sources, client);
  await options.buildScripts();
  onProgress('Building the desk');
  await buildDesk({ sources, output, plugins });
  onProgress('Building the server’s side of the pages');
  await build({ ...shared, build: { ssr: true, outDir: join(output, 'build/site/server') } });
  const leaks = textsInScripts(
    serverTexts(publication, [publicSettings, shellSettings, lazySettings]),
    client,
  );
  if (leaks.length > 0)
    throw new Error(
      `Scripts for browsers contain settings that only the server may read: ${leaks.join('; ')}`,
    );
  const weights = weighScripts(client);
  for (const problem of [...overweight(weights), ...overweightIdle(output), ...overweightDesk(output)])
    options.onOverweight(`The pages exceed their script budget: ${problem}`);
  writeStamp(output, stamp);
  return weights;
}

function overweightIdle(root: string): string[] {
  const idle = weighIdle(join(root, 'build/site/client')).kilobytes;
  const stubs = stubsOf(root).kilobytes;
  return [
    ...(idle > idleBudget
      ? [
          `consent, experiments, measurement and ads load ${idle.toFixed(1)} kB of scripts; the budget is ${idleBudget} kB`,
        ]
      : []),
    ...(stubs > stubBudget
      ? [
          `consent stubs, banner and ad slots load ${stubs.toFixed(1)} kB of scripts; the budget is ${stubBudget} kB`,
        ]
      : []),
  ];
}

export const stubsOf = (root: string) =>
  weighStubs(join(root, 'build/site/client'), join(root, 'build/services/consent/sdk.js'));
