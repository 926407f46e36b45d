import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Outcome } from '#api/load/import/outcome.ts';
import { openReportFile } from './report-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const story = (sourceId: string): Outcome => ({ sourceId, title: 'A "title"', what: 'added', notes: [] });

async function written(name: string, stories: number, comments: number): Promise<string> {
  const path = join(folder, name);
  const file = openReportFile(path);
  for (let n = 1; n <= stories; n += 1) file.story(story(`post/${n}`));
  for (let n = 1; n <= comments; n += 1) file.comment({ what: 'added', sourceId: String(n) });
  await file.close({ source: 'rss:old.example', run: 3, totals: { stories: { added: stories } } });
  return readFile(path, 'utf8');
}

it.each([
  [0, 0],
  [1, 0],
  [0, 2],
  [3, 2],
])('a report of %d stories and %d comments is one JSON document', async (stories, comments) => {
  const report = JSON.parse(await written('report.json', stories, comments)) as Record<string, unknown[]>;
  expect([report.stories?.length, report.comments?.length]).toEqual([stories, comments]);
  expect(report).toMatchObject({
    source: 'rss:old.example',
    run: 3,
    totals: { stories: { added: stories } },
  });
});

it('with another name it is one line of JSON for each result', async () => {
  const lines = (await written('report.jsonl', 2, 1)).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    story('post/1'),
    story('post/2'),
    { comment: { what: 'added', sourceId: '1' } },
  ]);
});
