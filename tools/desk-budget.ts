import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** All scripts that a screen of the desk loads first, gzip, in thousands of bytes. Dialogs load their code on use. */
export const deskBudgets = {
  'desk/app/pages/home/home.tsx': 300,
  'desk/app/pages/media/media.tsx': 300,
  'desk/app/pages/editor/editor.tsx': 400,
  'desk/app/pages/stories/stories.tsx': 300,
  'desk/app/pages/new-story/new-story.tsx': 300,
} as const satisfies Record<string, number>;

/** The files that a screen needs before it can be used: its own, the entry's, and everything both import. */
export function scriptsOf(manifest: Manifest, page: string): string[] {
  const found = new Set<string>();
  const open = ['desk/app/entry.tsx', page];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build of the desk`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...found];
}

/** The weight of every screen of a build that has a budget. */
export function weighDesk(root: string): { page: string; kilobytes: number; budget: number }[] {
  const folder = join(root, 'build/desk');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return Object.entries(deskBudgets).map(([page, budget]) => ({
    page,
    budget,
    kilobytes: scriptsOf(manifest, page).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000,
      0,
    ),
  }));
}

/** One message per screen over its budget. */
export const overweightDesk = (root: string): string[] =>
  weighDesk(root)
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ page, kilobytes, budget }) =>
        `${page} loads ${kilobytes.toFixed(1)} kB of scripts; the budget is ${budget} kB`,
    );
