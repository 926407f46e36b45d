import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRun } from '#api/load/import/import-run.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import type { Outcome } from '#api/load/import/outcome.ts';
import { undoImport } from '#api/load/undo/undo-import.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { loadApi, type TestApi } from '#api/test/open-api.ts';
import { publication } from '#api/test/publication.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { readWxr } from '#services/import/wordpress/read-wxr.ts';
import { importedFileRemover } from '#services/media/remove-imported.ts';
import { fileKeeper } from './files.ts';

const now = new Date('2026-11-15T12:00:00Z');
const pdf = Buffer.from('%PDF-1.7 the plan');
const sound = Buffer.from('ID3 waves');
const item = (fields: string) => `<item>${fields}</item>`;
const post = (id: number, slug: string, content: string) =>
  item(
    `<title>${slug}</title><link>https://old.example/${slug}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>${slug}</wp:post_name><wp:post_date_gmt>2019-03-14 00:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded>`,
  );
const upload = (id: number, name: string, parent = 0) =>
  item(
    `<title>${name}</title><link>https://old.example/attached-${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>https://old.example/wp-content/uploads/2019/${name}</wp:attachment_url>`,
  );
const address = (name: string) => `https://old.example/wp-content/uploads/2019/${name}`;
const wxr = `<rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${[
  post(
    1,
    'plans',
    `<p>Read <a href="${address('plan.pdf')}">the plan</a> and <a href="https://other.example/theirs.pdf">theirs</a>.</p><figure class="wp-block-audio"><audio src="${address('waves.mp3')}"></audio></figure><p><a href="${address('gone.pdf')}">Gone</a></p>`,
  ),
  upload(10, 'plan.pdf', 1),
  upload(11, 'waves.mp3'),
  upload(12, 'unshown.png', 1),
  upload(13, 'loose.epub'),
].join('')}</channel></rss>`;

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neutron-files-'));
    await mkdir(join(folder, 'uploads/2019'), { recursive: true });
    await writeFile(join(folder, 'uploads/2019/plan.pdf'), pdf);
    await writeFile(join(folder, 'uploads/2019/waves.mp3'), sound);
    await writeFile(join(folder, 'uploads/2019/loose.epub'), 'PK book');
    await writeFile(join(folder, 'old.xml'), wxr);
    store = await open();
    api = await loadApi(store.db);
  });
  afterEach(async () => {
    await store.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const data = () => join(folder, 'data');
  const stored = async () =>
    (await readdir(join(data(), 'media'), { recursive: true }).catch(() => []))
      .filter((name) => /\.\w+$/.test(name))
      .sort();
  async function take({ run, isDryRun = false }: { run?: number; isDryRun?: boolean } = {}) {
    const outcomes: Outcome[] = [];
    const { notes } = await importStories(store.db, await readWxr(join(folder, 'old.xml'), { now }), {
      now,
      ownDomains: publication.ownDomains,
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: async () => ({ left: 'not in this test' }),
      saveFile: fileKeeper({ beside: folder, media: isDryRun ? undefined : join(data(), 'media') }),
      isDryRun,
      run,
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    return { notes, outcome: outcomes[0] };
  }
  const target = async (path: string) => {
    const { body } = await api.json(`/vanity/testsite/web?path=${encodeURIComponent(path)}`);
    return /"slug":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  };

  it('documents and recordings come with their stories; their addresses and pages lead to them', async () => {
    const { outcome, notes } = await take();
    const files = await stored();
    const [epub, plan, waves] = ['epub', 'pdf', 'mp3'].map(
      (ending) => `/media/${files.find((name) => name.endsWith(ending))}`,
    );
    expect(files).toHaveLength(3);
    expect(await readFile(join(data(), plan ?? ''))).toEqual(pdf);
    const { body } = await api.json('/composer/testsite/pages/article/plans/web');
    const text = JSON.stringify(body);
    expect(text).toContain(`href=\\"${plan}\\"`);
    expect(text).toContain(`"url":"${waves}"`);
    expect(text).toContain('https://other.example/theirs.pdf');
    expect(outcome?.notes).toEqual([
      'file left out, not fetched without --fetch-images: /wp-content/uploads/2019/gone.pdf',
      'dead link: /wp-content/uploads/2019/gone.pdf',
    ]);
    expect(notes).toEqual([]);
    for (const [path, leadsTo] of [
      ['/wp-content/uploads/2019/plan.pdf', plan],
      ['/?attachment_id=10', plan],
      ['/attached-10/', plan],
      ['/wp-content/uploads/2019/waves.mp3', waves],
      ['/wp-content/uploads/2019/loose.epub', epub],
      // No story shows the picture: its page leads to the story it was uploaded to.
      ['/attached-12/', 'plans'],
      ['/?attachment_id=12', 'plans'],
      ['/2019/03/14/', '/latest/'],
    ])
      expect([path, await target(path ?? '')]).toEqual([path, leadsTo]);
  });

  it('a dry run stores none, a second import changes nothing, and an undo removes them', async () => {
    expect((await take({ isDryRun: true })).outcome?.notes).toHaveLength(2);
    expect(await stored()).toEqual([]);
    const facts = {
      source: 'wordpress:old.example',
      format: 'wordpress',
      path: 'old.xml',
      startedBy: 'a test',
    };
    const run = await startRun(store.db, { ...facts, now });
    await take({ run });
    expect((await take({ run })).outcome?.what).toBe('unchanged');
    const undo = () =>
      undoImport(store.db.as<ContentTables>(), run, {
        now,
        publication,
        log: () => undefined,
        removeFile: importedFileRemover(data()),
      });
    expect(await stored()).toHaveLength(3);
    expect(await undo()).toBe('undone');
    expect(await stored()).toEqual([]);
    expect(await target('/wp-content/uploads/2019/plan.pdf')).toBeUndefined();
    await take();
    expect(await stored()).toHaveLength(3);
  });
});

describe('files from the web', () => {
  const answering = (body: string): OutboundClient => ({
    request: async (url) => ({
      url,
      status: 200,
      headers: {},
      body: (async function* () {
        yield Buffer.from(body);
      })(),
      bytes: async () => Buffer.from(body),
      text: async () => body,
      discard: () => undefined,
    }),
  });

  it.each([
    [
      'a file',
      'plan.pdf',
      '%PDF',
      { address: expect.stringMatching(/^\/media\/imported\/..\/\w{32}\.pdf$/) },
    ],
    [
      'a page that says the file is gone',
      'plan.pdf',
      '<!DOCTYPE html><p>Gone',
      { left: 'it is a page and no file' },
    ],
    ['a type that could run here', 'page.html', 'x', { left: 'files of its type are not imported' }],
  ])('%s', async (_name, name, body, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'neutron-files-'));
    const save = fileKeeper({ beside: folder, media: join(folder, 'media'), outbound: answering(body) });
    expect(await save({ address: `https://old.example/${name}` })).toEqual(expected);
    await rm(folder, { recursive: true });
  });
});
