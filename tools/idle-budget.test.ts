import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { weighIdle, weighStubs } from './idle-budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'neutron-idle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = {
  'site/entry.client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  'site/after-load.ts': { file: 'after.js', imports: ['_may-run-x.js'] },
  'site/app/routing/start-navigation.ts': { file: 'navigation.js' },
  '_react.js': { file: 'react.js' },
  '_may-run-x.js': { file: 'may-run.js' },
  '_slots.js': { file: 'slots.js' },
  'site/show-consent-banner.tsx': { file: 'banner.js', imports: ['_react.js', '_may-run-x.js'] },
  'site/app/experiments/start-experiments.ts': { file: 'experiments.js' },
  'site/app/analytics/start-analytics.ts': { file: 'analytics.js', imports: ['_may-run-x.js'] },
  'site/app/ads/start-ads.ts': { file: 'ads.js', imports: ['_slots.js'], dynamicImports: ['_late.js'] },
};

it('counts the code of consent, experiments, measurement and ads once, without what pages load anyway', () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const { file } of Object.values(manifest)) writeFileSync(join(folder, file), 'a'.repeat(5000));
  const { kilobytes, files } = weighIdle(folder);
  expect(files.map(({ file }) => file).sort()).toEqual(
    ['ads.js', 'analytics.js', 'banner.js', 'experiments.js', 'may-run.js', 'slots.js'].sort(),
  );
  expect(kilobytes).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThan(1);
});

it('counts the stubs of the consent platform with the banner and the slots', () => {
  const platform = join(folder, 'sdk.js');
  writeFileSync(platform, 'b'.repeat(5000));
  const { files } = weighStubs(folder, platform);
  expect(files.map(({ file }) => file).sort()).toEqual(
    ['ads.js', 'banner.js', 'may-run.js', 'sdk.js', 'slots.js'].sort(),
  );
});

it('reports a missing entry that starts by itself', () => {
  const { 'site/app/ads/start-ads.ts': _, ...rest } = manifest;
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(rest));
  expect(() => weighIdle(folder)).toThrow('site/app/ads/start-ads.ts');
});
