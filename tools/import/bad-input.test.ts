import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportLines } from '#api/export/export-lines.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import type { Outcome } from '#api/load/import/outcome.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { makeApi } from '#api/test/open-api.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { readIncoming } from './choose-reader.ts';
import { pictureKeeper } from './pictures.ts';
import { takeExport } from './test/take-export.ts';

interface Post {
  title?: string;
  date?: string;
  type?: string;
  slug?: string;
  body?: string;
  more?: string;
}
const date = '2024-05-01 00:00:00';
const item = (
  id: number,
  { title = `P${id}`, date: at = date, type = 'post', slug = `p-${id}`, body, more = '' }: Post = {},
) =>
  `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>${at}</wp:post_date_gmt><content:encoded><![CDATA[${body ?? `Words of ${id}.`}]]></content:encoded>${more}</item>`;
const wxr = (...inside: string[]) =>
  `<?xml version="1.0"?><rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${inside.join('')}</channel></rss>`;
const comment = (id: number, text = `Comment ${id}`, author = 'Ada', parent = 0) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_author>${author}</wp:comment_author><wp:comment_date_gmt>${date}</wp:comment_date_gmt><wp:comment_approved>1</wp:comment_approved><wp:comment_content><![CDATA[${text}]]></wp:comment_content></wp:comment>`;

async function migrateBoth(db: OpenStore['db']): Promise<void> {
  await migrateApi(db);
  await migrateDiscussion(db);
}

describeMigratedStores.postgresInAll(migrateBoth, (open) => {
  let store: OpenStore;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neutron-bad-input-'));
    store = await open();
  });
  afterEach(async () => {
    await store.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const content = () => store.db.as<ContentTables>().kysely;
  const take = (bytes: string | Uint8Array) => takeExport(store, folder, bytes);
  const results = (stories: readonly Outcome[]) =>
    Object.fromEntries(stories.map(({ title, what, reason }) => [title, reason ?? what]));
  async function exported(): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of exportLines(content())) lines.push(line);
    return lines;
  }
  const bodyOf = async (slug: string) => {
    const row = await content()
      .selectFrom('content_stories')
      .innerJoin('content_story_versions as version', (join) =>
        join
          .onRef('version.story_n', '=', 'content_stories.n')
          .onRef('version.version', '=', 'content_stories.version'),
      )
      .select('version.doc')
      .where('content_stories.slug', '=', slug)
      .executeTakeFirstOrThrow();
    return (JSON.parse(row.doc) as { body: string }).body;
  };

  it('entities that explode are rejected before anything is written', async () => {
    const before = await exported();
    const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};&a${n};">`);
    const bomb = wxr(item(1, { body: '&a9;' })).replace(
      '<rss>',
      `<!DOCTYPE rss [<!ENTITY a0 "aaaa">${entities.join('')}]><rss>`,
    );
    await expect(take(bomb)).rejects.toThrow('declares a document type');
    expect(await exported()).toEqual(before);
    expect(await content().selectFrom('content_import_runs').selectAll().execute()).toEqual([]);
  });

  it('categories in a circle: the circle is opened, and their stories arrive', async () => {
    const category = (slug: string, parent: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`;
    const within = (slug: string) => `<category domain="category" nicename="${slug}">${slug}</category>`;
    const { stories } = await take(
      wxr(
        ...[category('lamps', 'night'), category('night', 'dark'), category('dark', 'lamps')],
        category('alone', 'alone'),
        ...['lamps', 'night', 'dark', 'alone'].map((slug, n) => item(n + 1, { more: within(slug) })),
      ),
    );
    expect(stories.map(({ what }) => what)).toEqual(['added', 'added', 'added', 'added']);
    const topics = await content().selectFrom('content_topics').select(['slug', 'parent_slug']).execute();
    const parents = new Map(topics.map(({ slug, parent_slug }) => [slug, parent_slug]));
    for (const slug of ['lamps', 'night', 'dark', 'alone']) {
      const seen = new Set<string>();
      for (let at: string | null | undefined = slug; at; at = parents.get(at)) {
        expect([slug, seen.has(at)]).toEqual([slug, false]);
        seen.add(at);
      }
    }
  });

  it('dates of year 0 and an id that came before: a line each, and nothing else is lost', async () => {
    const bytes = wxr(
      item(1),
      item(2, { date: '0000-00-00 00:00:00' }),
      item(3, { date: '0000-01-01 00:00:00' }),
      item(4, { date: '-0001-11-30 00:00:00' }),
      item(1, { title: 'Another', slug: 'another', body: 'Other words.' }),
      item(5),
    );
    const expected = {
      P2: 'it has no date',
      P3: 'the date 0000-01-01 00:00:00 is before 1970',
      P4: 'it has no date',
      Another: 'the source has another story with its id',
    };
    const first = await take(bytes);
    expect(results(first.stories)).toEqual({ ...expected, P1: 'added', P5: 'added' });
    expect(await bodyOf('p-1')).toBe('<p>Words of 1.</p>');
    for (const line of Object.values(expected)) expect(first.output).toContain(line);
    const again = await take(bytes);
    expect(results(again.stories)).toEqual({ ...expected, P1: 'unchanged', P5: 'unchanged' });
    expect(await bodyOf('p-1')).toBe('<p>Words of 1.</p>');
  });

  it('bytes of another encoding beside UTF-8 are read, and the output says so', async () => {
    const bytes = Buffer.from(wxr(item(1, { title: 'Gr@sse, größer', body: 'Na@ve words' }), item(2)));
    bytes[bytes.indexOf('@')] = 0xfc;
    bytes[bytes.indexOf('@')] = 0xef;
    const { output, stories } = await take(bytes);
    expect(output).toContain('2 bytes of ');
    expect(output).toContain('are not UTF-8: they were read as Windows-1252.');
    expect(stories.map(({ title, clean }) => [title, clean])).toEqual([
      ['Grüsse, größer', true],
      ['P2', true],
    ]);
    expect(await bodyOf('p-1')).toBe('<p>Naïve words</p>');
  });

  it('HTML that never closes is closed, and the stories around it are whole', async () => {
    const open = '<div><ul><li>One<li>Two <b>bold <i>both <a href="/x">link <table><tr><td>Cell';
    const { stories } = await take(wxr(item(1), item(2, { body: open }), item(3)));
    expect(stories.map(({ what, clean }) => [what, clean])).toEqual([
      ['added', true],
      ['added', true],
      ['added', true],
    ]);
    const body = await bodyOf('p-2');
    for (const name of ['ul', 'li', 'b', 'i', 'table', 'td'])
      expect([name, body.split(`</${name}>`).length]).toEqual([
        name,
        body.split(new RegExp(`<${name}[\\s>]`)).length,
      ]);
    expect(await bodyOf('p-3')).toBe('<p>Words of 3.</p>');
  });

  it('scripts in every field are text or nothing, and only editors see those of bodies', async () => {
    const bad = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;';
    const raw = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const meta = (key: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${bad}</wp:meta_value></wp:postmeta>`;
    const { stories, output } = await take(
      wxr(
        `<wp:author><wp:author_login>mara</wp:author_login><wp:author_display_name>${bad}Mara</wp:author_display_name></wp:author>`,
        `<wp:category><wp:category_nicename>lamps</wp:category_nicename><wp:cat_name>${bad}Lamps</wp:cat_name><wp:category_description>${bad}</wp:category_description></wp:category>`,
        `<wp:tag><wp:tag_slug>${bad}</wp:tag_slug><wp:tag_name>${bad}Tag</wp:tag_name></wp:tag>`,
        item(1, {
          title: `${bad}Title`,
          slug: bad,
          body: `<p onclick="alert(1)">Words</p>${raw}<a href="javascript:alert(1)">link</a><svg onload="alert(1)"></svg>`,
          more: `<dc:creator>mara</dc:creator><excerpt:encoded>${bad}Dek</excerpt:encoded><category domain="category" nicename="lamps">x</category><category domain="post_tag" nicename="${bad}">${bad}</category>${meta('_yoast_wpseo_title')}${meta('_yoast_wpseo_metadesc')}${meta('_yoast_wpseo_canonical')}${comment(1, raw, `${bad}Ada`)}`,
        }),
      ),
    );
    expect(stories).toMatchObject([{ what: 'added', clean: false }]);
    expect(output).toContain('not clean post/1');
    const line = (await exported()).find((one) => one.includes('"kind":"story"')) ?? '{}';
    const { story } = (JSON.parse(line) as { versions: { story: Record<string, unknown> }[] }).versions.at(
      -1,
    ) ?? { story: {} };
    const { additionalShortcodeData, body, ...fields } = story;
    expect(Object.values(additionalShortcodeData as object).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['imported']),
    );
    expect(body).not.toMatch(/<script|onerror|onclick|onload|javascript:/);
    expect(String(fields.dek) + String(fields.title)).not.toContain('<');
    expect(fields.canonicalUrl).toBeUndefined();
    const { kysely } = store.db.as<DiscussionTables>();
    const [written] = await kysely.selectFrom('discussion_comments').select('text').execute();
    expect(written?.text).not.toMatch(/<script|<img/);
  });

  it('a picture host that hangs costs its pictures, each with a line, and no story', async () => {
    const requested: string[] = [];
    const hanging: OutboundClient = {
      async request(url) {
        requested.push(url);
        throw new OutboundError('outbound_timeout', 'no whole answer in 20000 ms');
      },
    };
    const picture = (n: number) => `Words.<img src="https://slow.example/${n}.png">`;
    const file = join(folder, 'export.xml');
    await writeFile(file, wxr(...[1, 2, 3, 4, 5, 6, 7].map((n) => item(n, { body: picture(n) }))));
    const now = new Date('2026-11-15T12:00:00Z');
    const outcomes: Outcome[] = [];
    await importStories(store.db, await readIncoming('wordpress', file, { now }), {
      now,
      ownDomains: [],
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: pictureKeeper({
        beside: folder,
        originals: createDiskStorage(join(folder, 'originals')),
        outbound: hanging,
        wait: async () => undefined,
      }),
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    expect(outcomes.map(({ what, clean }) => [what, clean])).toEqual(
      Array.from({ length: 7 }, () => ['added', false]),
    );
    expect(new Set(requested).size).toBe(5);
    expect(outcomes.map(({ notes }) => notes.some((note) => note.startsWith('picture left out')))).toEqual(
      Array.from({ length: 7 }, () => true),
    );
    expect(outcomes.at(-1)?.notes.join()).toContain('slow.example failed for 5 pictures before it');
  });

  it('more comments than a batch come in order with their threads, and a second time none is doubled', async () => {
    const many = 600;
    const comments = Array.from({ length: many }, (_, n) =>
      comment(n + 1, `Comment ${n + 1}`, `Reader ${n % 7}`, n % 3 === 2 ? n : 0),
    );
    const bytes = wxr(item(1, { more: comments.join('') }), item(2, { more: comment(9999) }));
    const stored = async () => {
      const { kysely } = store.db.as<DiscussionTables>();
      const count = await kysely
        .selectFrom('discussion_comments')
        .select((eb) => [
          eb.fn.countAll<number | string>().as('all'),
          eb.fn.count<number | string>('parent_id').as('replies'),
        ])
        .executeTakeFirstOrThrow();
      return [Number(count.all), Number(count.replies)];
    };
    const first = await take(bytes);
    expect(first.stories.map(({ clean }) => clean)).toEqual([true, true]);
    expect(await stored()).toEqual([many + 1, many / 3]);
    const again = await take(bytes);
    expect(again.output).toContain('Comments: 601 × unchanged');
    expect(await stored()).toEqual([many + 1, many / 3]);
  });

  it('comments of a draft come when the import is repeated after it is published', async () => {
    const secret = '<wp:post_password>secret</wp:post_password>';
    const bytes = wxr(item(1, { more: `${secret}${comment(1)}` }));
    const first = await take(bytes);
    expect(first.stories).toMatchObject([{ state: 'draft', clean: false }]);
    expect(first.comments).toMatchObject([{ what: 'rejected', reason: 'its thread matches no story' }]);
    const path = `/stories/testsite/${first.stories[0]?.id}/publish`;
    expect((await makeApi(store.db).staff('POST', path, {})).status).toBe(200);
    const again = await take(bytes);
    expect(again.comments).toMatchObject([{ what: 'added' }]);
  });

  it('comments of a page that every publication has come with it', async () => {
    const about = { title: 'About us', slug: 'about-us', type: 'page' };
    const { stories, comments } = await take(
      wxr(item(1, { ...about, more: comment(1) }), item(2, { title: 'Terms', slug: 'terms', type: 'page' })),
    );
    expect(stories.map(({ title, what, clean }) => [title, what, clean])).toEqual([
      ['About us', 'added', true],
      ['Terms', 'added', true],
    ]);
    expect(stories[0]?.notes.join()).toContain('it is a page and not the site text about');
    expect(stories[1]?.notes.join()).toContain('it is the site text terms-of-service now');
    expect(comments.map(({ what }) => what)).toEqual(['added']);
  });
});
