import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('programs start with an allocator that returns memory, unless the operator chose otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-node24-'));
  try {
    const script = join(folder, 'print.mjs');
    await writeFile(
      script,
      "console.log(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')).sort().join(' '));",
    );
    const run = async (more: Record<string, string>) => {
      const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_'));
      const env = { ...Object.fromEntries(inherited), ...more };
      const { stdout } = await promisify(execFile)(process.execPath, ['tools/node24.mjs', script], { env });
      return stdout.trim();
    };
    expect(await run({})).toBe(
      'MALLOC_ARENA_MAX,2 MALLOC_MMAP_THRESHOLD_,131072 MALLOC_TRIM_THRESHOLD_,131072',
    );
    expect(await run({ MALLOC_ARENA_MAX: '4' })).toContain('MALLOC_ARENA_MAX,4');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
