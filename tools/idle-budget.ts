import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** The reader's facts (`site/app/experiments/reader.ts`) are used by script tags too, and load with the page. */
const reader = 1.3;
/** What consent, experiments, measurement and ads may add to a page, gzip, in thousands of bytes: 15 in all. */
export const idleBudget = 15 - reader;

/** What the consent platform's stubs, the banner and the logic of ad slots may add, gzip, in thousands of bytes. */
export const stubBudget = 15;

const [banner, slots] = ['site/show-consent-banner.tsx', 'site/app/ads/start-ads.ts'];
/** What starts by itself on every page. */
const starts = [
  banner,
  'site/app/experiments/start-experiments.ts',
  'site/app/analytics/start-analytics.ts',
  slots,
];
/** What pages load anyway: their own entry, the code that runs after it, and navigation. */
const owned = ['site/entry.client.tsx', 'site/after-load.ts', 'site/app/routing/start-navigation.ts'];
/** Parts of the page's own code that only these four need. */
const shared = /^_(consent|may-run|register-tag|insert-script|wait-for-service)/;

interface IdleWeight {
  kilobytes: number;
  files: { file: string; kilobytes: number }[];
}

function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const root of roots) add(root);
  return found;
}

/** Everything the four load by themselves that a page without them would not have. */
export const weighIdle = (clientFolder: string): IdleWeight => weigh(clientFolder, starts);

/** Banner and slots, and the platform's own script, which contains the stubs. */
export function weighStubs(clientFolder: string, platformScript: string): IdleWeight {
  const { files } = weigh(clientFolder, [banner, slots]);
  return summed([...files, { file: basename(platformScript), kilobytes: gzipKilobytes(platformScript) }]);
}

function weigh(clientFolder: string, roots: readonly string[]): IdleWeight {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const missing = roots.filter((name) => !manifest[name]);
  if (missing.length > 0)
    throw new Error(`The build has no ${missing.join(', ')}: update the list of code that starts by itself`);
  const own = closure(manifest, owned);
  const files = [...closure(manifest, roots)]
    .filter((name) => !own.has(name) || shared.test(name))
    .map((name) => {
      const file = manifest[name]?.file ?? name;
      return { file, kilobytes: gzipKilobytes(join(clientFolder, file)) };
    });
  return summed(files);
}

const gzipKilobytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

const summed = (files: IdleWeight['files']): IdleWeight => ({
  files,
  kilobytes: files.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
});
