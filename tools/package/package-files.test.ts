import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importedPackages, readManifest } from './dependencies.ts';
import { countEdits, npmWords, readSteps } from './follow-guide.ts';
import { FolderError, makePublication } from './make-publication.ts';
import { packageAssets, packageModules, publicEntries } from './package-files.ts';

describe('the files of the package', () => {
  const modules = packageModules();

  it('are modules and assets, and no tests, test tools or demo', () => {
    const surplus = [...modules, ...packageAssets()].filter((file) =>
      /\.(test|stories)\.|^(demo|e2e|bench)\/|\/(testing|workshop|surface)\//.test(file),
    );
    expect(surplus).toEqual([]);
    expect(modules).toContain('server/boot/run.ts');
    for (const entry of Object.values(publicEntries)) expect(modules).toContain(entry);
    for (const file of [...modules, ...packageAssets()])
      expect([file, existsSync(file)]).toEqual([file, true]);
  });

  it('import packages that a publication installs, and no test tools', () => {
    const packages = importedPackages(
      modules.map((path) => readFileSync(path, 'utf8')),
      readManifest(),
    );
    expect(packages).toHaveProperty('hono');
    for (const name of ['vitest', '@playwright/test', 'typescript', '@biomejs/biome', 'axe-core'])
      expect(packages).not.toHaveProperty(name);
  });
});

describe('a new publication', () => {
  it('needs at most ten commands and edits, as its guide counts', async () => {
    const guide = join(import.meta.dirname, '../../docs/guides/your-own-publication.md');
    const steps = readSteps(await readFile(guide, 'utf8'));
    expect(steps).toHaveLength(10);
    expect(countEdits(steps.slice(0, 7))).toBe(10);
    const known = steps.flatMap(({ commands }) => commands).map((command) => npmWords(command)[0]);
    expect(known).toEqual([
      'new',
      'cd',
      'start',
      'manage',
      'manage',
      'manage',
      'manage',
      'backup',
      'restore',
    ]);
  });

  it('is made in a new or empty folder only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'neutron-publication-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'README.md'), 'x');
    const pack = () => Promise.reject(new Error('not needed'));
    await expect(makePublication({ folder, pack })).rejects.toThrow(FolderError);
    await expect(makePublication({ folder: join(folder, 'README.md'), pack })).rejects.toThrow('is a file');
  });
});
