import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder, readSecrets } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes the folder and leaves nothing in it', async () => {
  const deep = join(folder, 'a/b');
  await openDataFolder(deep);
  expect(await readdir(deep)).toEqual([]);
});

it('says which folder cannot be used', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(
    `DATA_DIR is wrong: ${JSON.stringify(join(file, 'data'))}`,
  );
});

it.runIf(existsSync('/proc/self'))('CFG-01 says so too where no folder can ever be made', async () => {
  await expect(openDataFolder('/proc/nothing/data')).rejects.toThrow('DATA_DIR is wrong');
});

it('makes secrets once, for the owner alone', async () => {
  const first = await readSecrets(folder);
  const second = await readSecrets(folder);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  expect(second.secrets).toEqual(first.secrets);
  expect(new Set(Object.values(first.secrets)).size).toBe(3);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

it('makes one set of secrets when several processes start together', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => readSecrets(folder)));
  expect(new Set(all.map(({ secrets }) => secrets.staffToken)).size).toBe(1);
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
});

it.each(['', '{', '[]', '{"staffToken":"short"}', '{"staffToken":"hunter2hunter2hunter2"}'])(
  'says that damaged secrets are damaged and shows nothing of them: %j',
  async (text) => {
    const file = join(folder, 'secrets.json');
    await writeFile(file, text);
    await expect(readSecrets(folder)).rejects.toThrow(`${file} is damaged`);
    await expect(readSecrets(folder)).rejects.not.toThrow(/hunter2/);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
