import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { overweight, scriptBudget, weighScripts } from './script-budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'neutron-budget-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('counts every script of a page once, compressed, and reports pages over the budget', () => {
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'site/entry.client.tsx': { file: 'entry.js', dynamicImports: ['site/app/routing/start-navigation.ts'] },
    'site/app/pages/article.tsx': { file: 'article.js', imports: ['site/entry.client.tsx'] },
    'site/app/pages/front-page.tsx': { file: 'front.js', imports: ['site/entry.client.tsx'] },
    'site/app/routing/start-navigation.ts': { file: 'navigation.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['entry.js', 'article.js', 'front.js'])
    writeFileSync(join(folder, file), 'a'.repeat(5000));
  const weights = weighScripts(folder).filter(({ page }) => page === 'front-door' || page === 'article');
  expect(weights.map(({ page, files }) => [page, files.length])).toEqual([
    ['front-door', 2],
    ['article', 2],
  ]);
  expect(weights[0]?.kilobytes).toBeLessThan(1);
  expect(overweight(weights)).toEqual([]);
  expect(overweight([{ page: 'article', files: [], kilobytes: scriptBudget + 0.1 }])).toEqual([
    'article: 120.1 kB of scripts; the budget is 120 kB',
  ]);
});
