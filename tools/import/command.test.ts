import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-import-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a dry run of a cut export names the cut and the comments that cannot come', async () => {
  const whole = await readFile(join(root, 'services/import/test/wordpress.xml'), 'utf8');
  const file = join(folder, 'cut.xml');
  await writeFile(file, whole.slice(0, whole.indexOf('We write about lamps')));
  const report = join(folder, 'report.json');
  const { DATABASE_URL: _none, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'tools/import/import.ts'),
      file,
      '--dry-run',
      '--report',
      report,
      '--data',
      join(folder, 'data'),
    ],
    { env, cwd: root },
  );
  expect(stdout).toContain('is cut inside <content:encoded> of "About us"');
  expect(stdout).toContain('Comments: 1 × rejected: it is a pingback');
  expect(stdout).toContain('nothing was written');
  const { stories, comments, totals } = JSON.parse(await readFile(report, 'utf8'));
  expect(comments).toEqual([{ what: 'rejected', sourceId: '6', reason: 'it is a pingback' }]);
  expect(stories.find(({ sourceId }: { sourceId: string }) => sourceId === 'cut')).toMatchObject({
    what: 'rejected',
    reason: expect.stringContaining('the export is cut inside <content:encoded> of "About us", after "'),
    clean: false,
  });
  expect(totals.stories).toMatchObject({ rejected: 1, skipped: 0 });
  expect(totals.stories.added).toBeGreaterThan(30);
});
