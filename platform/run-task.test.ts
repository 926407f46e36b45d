import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTask } from './run-task.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-task-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(source: string): Promise<string[]> {
  const script = join(folder, 'task.mjs');
  await writeFile(script, source);
  const lines: string[] = [];
  await runTask(script, { what: 'The build', onLine: (line) => lines.push(line) });
  return lines;
}

it('runs in a process that has ended when it returns, and passes its lines on', async () => {
  const [pid = '', last] = await run('console.log(process.pid); console.log("built");');
  expect(last).toBe('built');
  expect(Number(pid)).not.toBe(process.pid);
  expect(() => process.kill(Number(pid), 0)).toThrow(expect.objectContaining({ code: 'ESRCH' }));
});

it('a failure says what failed and why', async () => {
  await expect(run('console.error("no such module"); process.exitCode = 1;')).rejects.toThrow(
    'The build failed:\nno such module',
  );
});
