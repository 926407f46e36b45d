import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { PageName } from '#app/routing/page-names.ts';
import { pageAssets } from '#site/document/page-assets.ts';

/** All scripts a page loads before it is interactive, gzip, in thousands of bytes. */
export const scriptBudget = 120;
const budgetedPages = [
  'front-door',
  'article',
  'review',
  'gallery',
  'video',
  'video-door',
  'listing',
  'index-form',
  'deals',
  'topic',
  'topics',
  'search',
  'author',
  'collection',
  'composed',
  'newsletters',
  'innovation-index',
] as const satisfies readonly PageName[];

export interface ScriptWeight {
  page: PageName;
  kilobytes: number;
  files: { file: string; kilobytes: number }[];
}

export function weighScripts(clientFolder: string): ScriptWeight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  return budgetedPages.map((page) => {
    const files = pageAssets(manifest, page).scripts.map((file) => ({
      file,
      kilobytes: gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length / 1000,
    }));
    return { page, files, kilobytes: files.reduce((sum, { kilobytes }) => sum + kilobytes, 0) };
  });
}

/** One message per page over the budget. */
export function overweight(weights: readonly ScriptWeight[]): string[] {
  return weights
    .filter(({ kilobytes }) => kilobytes > scriptBudget)
    .map(
      ({ page, kilobytes }) =>
        `${page}: ${kilobytes.toFixed(1)} kB of scripts; the budget is ${scriptBudget} kB`,
    );
}
