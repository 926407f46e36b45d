// A run whose only step never ends, and has started a program of its own: for tests that interrupt it.
import { startPostgres } from '../machine.ts';
import { runCheck } from '../steps.ts';
import { withRun } from '../with-run.ts';

const sleeper = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  const stay = ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'];
  spawn(process.execPath, stay, { detached: true, stdio: 'ignore' }).unref();
  mkdtempSync(tmpdir() + '/left-');
  setInterval(() => {}, 1000);
`;

await withRun(async (run) => {
  if (process.argv.includes('postgres')) console.log(await startPostgres(run));
  const endless = runCheck(run, 'sleep', ['--input-type=module', '-e', sleeper]);
  console.log('sleeping');
  if (process.argv.includes('end')) return;
  await endless;
});
console.log('ended');
