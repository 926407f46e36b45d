import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findChangedFiles, readStatus } from './changed-files.ts';

async function makeRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-changed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  const commit = (...paths: string[]) => {
    git('add', '--all', ...paths);
    git('commit', '--quiet', '--message', 'x');
  };
  git('init', '--quiet');
  return { folder, commit, write: (name: string, text = 'x') => writeFile(join(folder, name), text) };
}

describe('changed files', () => {
  it('are changed, new and renamed ones, without deleted ones', () => {
    expect(readStatus(' M a.ts\0?? new file.ts\0 D gone.ts\0R  to.ts\0from.ts\0A  b.ts\0')).toEqual([
      'a.ts',
      'new file.ts',
      'to.ts',
      'b.ts',
    ]);
  });

  it('are those of the last commit where nothing is open, without those that it deleted', async () => {
    const { folder, commit, write } = await makeRepository();
    await Promise.all([write('a.ts'), write('b.ts')]);
    commit('.');
    await Promise.all([rm(join(folder, 'a.ts')), write('c.ts')]);
    commit('.');
    expect(await findChangedFiles(folder)).toEqual(['c.ts']);
    await write('b.ts', 'y');
    expect(await findChangedFiles(folder)).toEqual(['b.ts']);
  });

  it('are found among more names than fit into the memory that Node gives to the output of a program', async () => {
    const { folder, commit, write } = await makeRepository();
    await write('a.ts');
    commit('.');
    const part = 'n'.repeat(240);
    const long = join(part, part, part, part, part, part);
    await mkdir(join(folder, long), { recursive: true });
    const names = Array.from({ length: 800 }, (_, index) => join(long, `${index}.ts`));
    await Promise.all(names.map((name) => write(name)));
    expect(names.join('').length).toBeGreaterThan(1024 * 1024);
    expect((await findChangedFiles(folder)).sort()).toEqual(names.sort());
  });
});
