import { spawn } from 'node:child_process';

/** The output of git, however long: a folder of data outside .gitignore can be megabytes of names. */
async function git(folder: string, ...args: string[]): Promise<string> {
  const child = spawn('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`git ${args[0]} ended with code ${code}`);
  return Buffer.concat(chunks).toString('utf8');
}

/** Uncommitted files in the output of `git status --porcelain -z`, without deleted ones. */
export function readStatus(status: string): string[] {
  const entries = status.split('\0').filter(Boolean);
  const paths: string[] = [];
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? '';
    const state = entry.slice(0, 2);
    // A renamed file is followed by its old name.
    if (state.includes('R')) index += 1;
    if (!state.includes('D')) paths.push(entry.slice(3));
  }
  return paths;
}

/** Uncommitted files, otherwise those of the last commit; deleted files have nothing to check. */
export async function findChangedFiles(folder = '.'): Promise<string[]> {
  const open = readStatus(await git(folder, 'status', '--porcelain', '-z', '--untracked-files=all'));
  if (open.length) return open;
  const ofCommit = ['diff-tree', '--no-commit-id', '--name-only', '--diff-filter=d', '-r', '-z', 'HEAD'];
  return (await git(folder, ...ofCommit)).split('\0').filter(Boolean);
}
