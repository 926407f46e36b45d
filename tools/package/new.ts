// `neutron new FOLDER`: the installed package packs itself for the new publication.
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNew } from './run-new.ts';

const folder = join(import.meta.dirname, '../..');

await runNew(async () => {
  const target = await mkdtemp(join(tmpdir(), 'neutron-package-'));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  return { tarball: join(target, stdout.trim().split('\n').at(-1) ?? ''), folder };
});
