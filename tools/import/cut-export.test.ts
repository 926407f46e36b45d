import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '#api/load/import/outcome.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { presentRun } from '#api/present/import-run.ts';
import { getEntryTotals } from '#api/store/import-report.ts';
import { getRun } from '#api/store/import-runs.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { takeExport } from './test/take-export.ts';

const comment = (id: number) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ada</wp:comment_author><wp:comment_date_gmt>2024-05-02 00:00:00</wp:comment_date_gmt><wp:comment_approved>1</wp:comment_approved><wp:comment_content>Words ${id}</wp:comment_content></wp:comment>`;
const wxrItem = (id: number) =>
  `<item><title>P${id}</title><wp:post_id>${id}</wp:post_id><wp:post_name>p-${id}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 00:00:00</wp:post_date_gmt><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>90${id}</wp:meta_value></wp:postmeta>${comment(id)}<content:encoded><![CDATA[Words of ${id}.]]></content:encoded></item>`;
const attachment = (id: number) =>
  `<item><title>A${id}</title><wp:post_id>90${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/${id}.png</wp:attachment_url></item>`;
const menuItem =
  '<item><title>Lamps</title><wp:post_id>800</wp:post_id><wp:post_type>nav_menu_item</wp:post_type><category domain="nav_menu" nicename="main"><![CDATA[Main]]></category><wp:postmeta><wp:meta_key>_menu_item_url</wp:meta_key><wp:meta_value>https://lamps.example/</wp:meta_value></wp:postmeta></item>';
const numbers = [1, 2, 3];
const published = '2024-05-01T00:00:00.000Z';

/** Each with three stories of the same titles, and what belongs to them after them. */
const exports = {
  wordpress: `<?xml version="1.0"?><rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${menuItem}${numbers.map(wxrItem).join('')}${numbers.map(attachment).join('')}</channel></rss>`,
  ghost: JSON.stringify({
    db: [
      {
        data: {
          posts: numbers.map((id) => ({
            id: `${id}`,
            title: `P${id}`,
            slug: `p-${id}`,
            html: `<p>Words of ${id}.</p>`,
            status: 'published',
            published_at: published,
          })),
          posts_authors: numbers.map((id) => ({ post_id: `${id}`, author_id: 'u1' })),
          users: [{ id: 'u1', name: 'Ada Brook' }],
        },
      },
    ],
  }),
  rss: `<?xml version="1.0"?><rss><channel><link>https://old.example</link>${numbers
    .map(
      (id) =>
        `<item><title>P${id}</title><guid>${id}</guid><pubDate>Wed, 01 May 2024 00:00:00 GMT</pubDate><description>Words of ${id}.</description></item>`,
    )
    .join('')}</channel></rss>`,
  lines: [
    { type: 'publication', source: 'old' },
    ...numbers.map((id) => ({
      type: 'story',
      id,
      title: `P${id}`,
      html: `<p>Words of ${id}.</p>`,
      published,
      authors: ['u1'],
    })),
    { type: 'author', id: 'u1', name: 'Ada Brook' },
    { type: 'comment', id: 'c1', story: 1, author: 'Ben', text: 'Yes', at: published },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
};
type System = keyof typeof exports;

/** Cut where the words stand, which are in the middle of a story or of what follows the stories. */
const upTo = (text: string, words: string) => Buffer.from(text).subarray(0, text.indexOf(words) + 3);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-cut-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function migrateBoth(db: OpenStore['db']): Promise<void> {
  await migrateApi(db);
  await migrateDiscussion(db);
}

describeMigratedStores.postgresInAll(migrateBoth, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  const content = () => store.db.as<ContentTables>().kysely;

  const take = (bytes: string | Uint8Array) => takeExport(store, folder, bytes);
  const results = (stories: readonly Outcome[]) =>
    stories.map(({ title, what, clean }) => `${title} ${what}${clean === false ? ', not clean' : ''}`);
  const stored = async () => {
    const rows = await content()
      .selectFrom('content_published')
      .innerJoin('content_stories', 'content_stories.n', 'content_published.n')
      .select(['content_stories.title', 'content_stories.slug'])
      .orderBy('content_stories.title')
      .execute();
    return rows.map(({ title, slug }) => `${title} ${slug}`);
  };
  const comments = async () =>
    (await store.db.as<DiscussionTables>().kysely.selectFrom('discussion_comments').select('id').execute())
      .length;
  const end = 'The end of the export rejected, not clean';

  describe.each<
    [System, { before: string; cut: string; whole: string[]; first: string[]; second: string[] }]
  >([
    [
      'wordpress',
      {
        before: 'Words of 3',
        cut: 'the export is cut inside <content:encoded> of "P3", after "P2"; what is complete',
        whole: ['P1 p-1', 'P2 p-2'],
        // Their pictures stand behind the cut.
        first: ['P1 added, not clean', 'P2 added, not clean', end],
        second: ['P1 changed, not clean', 'P2 changed, not clean', 'P3 added, not clean'],
      },
    ],
    [
      'ghost',
      {
        before: 'Words of 3',
        cut: 'the export is cut inside the table posts, before all tables after it, after "P2"; what is',
        whole: ['P1 p-1', 'P2 p-2'],
        first: ['P1 added, not clean', 'P2 added, not clean', end],
        second: ['P1 changed', 'P2 changed', 'P3 added'],
      },
    ],
    [
      'rss',
      {
        before: 'Words of 3',
        cut: 'the export is cut inside <description> of "P3", after "P2"; what is complete',
        whole: ['P1 p1', 'P2 p2'],
        first: ['P1 added', 'P2 added', end],
        second: ['P1 unchanged', 'P2 unchanged', 'P3 added'],
      },
    ],
    [
      'lines',
      {
        before: 'Words of 3',
        cut: 'the export is cut inside line 4, after "P2"; what is complete',
        whole: ['P1 p1', 'P2 p2'],
        first: ['P1 added, not clean', 'P2 added, not clean', end],
        second: ['P1 changed', 'P2 changed', 'P3 added'],
      },
    ],
  ])('an export of %s that is cut in the middle', (system, { before, cut, whole, first, second }) => {
    it('brings what is complete, says where it ends, and is completed by the whole export', async () => {
      const part = await take(upTo(exports[system], before));
      expect(results(part.stories)).toEqual(first);
      expect(part.cut).toContain(cut);
      expect(part.output).toContain(`NOT WHOLE: ${cut}`);
      expect(await stored()).toEqual(whole);
      const row = await getRun(content(), part.run);
      const run = row && presentRun(row, await getEntryTotals(content(), part.run));
      expect(run).toMatchObject({ state: 'finished', stories: { added: 2, rejected: 1 } });
      expect(run?.stories.notClean).toBeGreaterThan(0);

      const rest = await take(exports[system]);
      expect(results(rest.stories)).toEqual(second);
      expect([rest.cut, rest.output.includes('NOT WHOLE')]).toEqual([undefined, false]);
      expect((await stored()).map((story) => story.slice(0, 2))).toEqual(['P1', 'P2', 'P3']);
      expect(await comments()).toBe({ wordpress: 3, lines: 1, ghost: 0, rss: 0 }[system]);
      expect(results((await take(exports[system])).stories).join()).toMatch(
        /^(P\d unchanged(, not clean)?,?){3}$/,
      );
    });
  });

  it('without its people and pictures a story says what is missing', async () => {
    const { stories } = await take(upTo(exports.wordpress, 'uploads/2.png'));
    expect(stories.map(({ notes }) => notes.filter((note) => note.startsWith('picture left out')))).toEqual([
      [expect.stringContaining('https://old.example/wp-content/uploads/1.png')],
      ['picture left out, the export has no attachment 902'],
      ['picture left out, the export has no attachment 903'],
      [],
    ]);
  });

  it('menus wait for the whole export', async () => {
    const { output } = await take(upTo(exports.wordpress, 'Words of 3'));
    expect(output).toContain('Menus and subscribers wait for the whole export.');
    expect(output).toContain('The menu Main is not imported: Lamps');
  });
});
