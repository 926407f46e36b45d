import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportLines } from '#api/export/export-lines.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import type { Outcome } from '#api/load/import/outcome.ts';
import type { SaveImage } from '#api/load/import/prepare-story.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { loadApi, type TestApi } from '#api/test/open-api.ts';
import { publication } from '#api/test/publication.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import type { DiscussionTables } from '#services/discussion/discussion-tables.ts';
import { wordpressAddresses, wordpressExport, wordpressRows } from '#services/import/test/wordpress-cases.ts';
import { readWxr } from '#services/import/wordpress/read-wxr.ts';
import { importStoryComments } from './story-comments.ts';

const now = new Date('2026-11-15T12:00:00Z');
const saveImage: SaveImage = async ({ alt, caption }) => ({
  image: {
    alt,
    ...(caption ? { caption } : {}),
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: 'imported/aa/a.png',
    width: 4,
    height: 3,
  },
});

interface TakeOptions {
  isDryRun?: boolean;
  saveImage?: SaveImage;
}

const incoming = () => readWxr(wordpressExport, { now });

async function takeExport({ db }: OpenStore, more: TakeOptions = {}) {
  const outcomes = new Map<string, Outcome>();
  await importStories(db, await incoming(), {
    now,
    ownDomains: publication.ownDomains,
    bureau: 'The newsroom',
    mayFindPictures: true,
    saveImage,
    onOutcome: (outcome) => void outcomes.set(outcome.title, outcome),
    ...more,
  });
  return outcomes;
}

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeEach(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterEach(() => store.drop());

  const take = (more: TakeOptions = {}) => takeExport(store, more);
  async function exported() {
    const lines: string[] = [];
    for await (const line of exportLines(store.db.as<ContentTables>().kysely)) lines.push(line);
    return lines;
  }
  async function storiesByTitle() {
    const stories = (await exported()).flatMap((line) => {
      const entry = JSON.parse(line) as { kind: string; versions?: { story: StoryInput }[] };
      const newest = entry.kind === 'story' ? entry.versions?.at(-1) : undefined;
      return newest ? [newest.story] : [];
    });
    return new Map(stories.map((story) => [story.title, story]));
  }
  it('every post of the WordPress table arrives as it says, and no word is unaccounted for', async () => {
    const rows = await wordpressRows();
    expect(rows.length).toBeGreaterThan(30);
    const outcomes = await take();
    const stories = await storiesByTitle();
    const found = rows.map(([title = '']) => {
      const story = stories.get(title) as Extract<StoryInput, { kind: 'article' }> | undefined;
      const types = [...(story?.body ?? 'none').matchAll(/\[shortcode type="(\w+)"/g)].map(
        ([, type]) => type,
      );
      return [title, types.join(', ') || 'text', outcomes.get(title)?.clean ? 'yes' : 'no'];
    });
    expect(found).toEqual(rows);
    const lost = [...outcomes.values()].filter(({ account }) => account && account.words.lost > 0);
    expect(lost.map(({ title, account }) => [title, account?.words])).toEqual([]);
  });

  it('titles are decoded once, a second slug gets a number, hidden posts are drafts, a page is a story', async () => {
    const outcomes = await take();
    const stories = await storiesByTitle();
    expect(stories.get('Salt & light <in> titles')).toMatchObject({
      slug: 'salt',
      seoMetaDescription: 'About & light',
    });
    expect(stories.get('The same slug')?.slug).toBe('salt-2');
    expect(outcomes.get('Behind a password')?.notes).toContain(
      'it was protected by a password and is a draft',
    );
    expect(outcomes.get('A private post')?.notes).toContain('it was private and is a draft');
    expect(outcomes.get('A year that never was')).toMatchObject({ what: 'rejected' });
    expect(outcomes.get('By a stranger')?.what).toBe('added');
    const shown = async (slug: string) =>
      (await api.get(`/composer/testsite/pages/article/${slug}/web`)).status;
    expect([await shown('about-us'), await shown('case-152'), await shown('case-153')]).toEqual([
      200, 404, 404,
    ]);
  });

  it('what a reader sees of a story is in its order, and all of its authors are named', async () => {
    const outcomes = await take();
    const stories = await storiesByTitle();
    const shown = (title: string) => {
      const story = stories.get(title) as Extract<StoryInput, { kind: 'article' }> | undefined;
      return (story?.body ?? '').replace(/ uuid="[^"]*"/g, '').replace(/\s*\n\s*/g, '');
    };
    expect(shown('Footnotes block')).toBe(
      '<p>Lamps hum.<sup>1</sup></p><hr><ol><li>Not <em>all</em> of them.</li></ol>',
    );
    expect(shown('Steps with pictures and code')).toBe(
      '<ol><li>Buy a lamp.</li></ol>[shortcode type="image"]<ol start="2"><li>Light it.</li></ol>[shortcode type="code"]<ol start="3"><li>Read.</li></ol>',
    );
    expect(shown('Contents of the text')).toContain('<a href="#h-costs">What it costs</a>');
    expect(shown('Contents of the text')).toContain('<h2 id="h-costs">');
    expect(shown('Classic headings and quotes')).toBe(
      '<h2 id="h-the-first">The first</h2><p>Right below it.</p><h3 id="h-the-second">The second</h3><blockquote><p>One paragraph.</p><p>Another one.</p></blockquote><p>After it.</p>',
    );
    const code = stories.get('Code shortcodes') as Extract<StoryInput, { kind: 'article' }> | undefined;
    expect(Object.values(code?.additionalShortcodeData ?? {})).toMatchObject([
      { language: 'js', code: 'if (a < b) {\n\n\t[gallery]\n}' },
      { language: '', code: 'plain' },
    ]);
    expect(shown('Line breaks of old posts')).toBe(
      '<p><b>First</b></p><p>Second<br>third.</p><p>Fourth<br>fifth.</p>',
    );
    expect(shown('Text of a page builder')).toContain('<p>In a column.</p>');
    expect(JSON.stringify(stories.get('Code of WP-Syntax'))).toContain('<?php echo \\"&lt;\\"; ?>');
    expect(stories.get('Two authors')).toMatchObject({
      authorId: expect.any(String),
      moreAuthorIds: [expect.any(String)],
    });
    expect(outcomes.get('Footnotes block')?.notes).toEqual([
      'links to places inside the text that have no heading became words: 1',
    ]);
  });

  it('links between stories lead to the new addresses, and dead ones are named', async () => {
    const outcomes = await take();
    const stories = await storiesByTitle();
    expect(JSON.stringify(stories.get('Classic text'))).toContain(
      'href=\\"/article/case-101/#h-first-heading\\"',
    );
    expect(outcomes.get('Buttons, files and details')?.notes).toEqual([
      'dead link: /wp-content/uploads/2024/plan.pdf',
    ]);
  });

  it('comments arrive with threads, names and states, and without addresses of people', async () => {
    await take();
    const { discussion } = await incoming();
    const outcomes: string[] = [];
    if (discussion)
      await importStoryComments(store.db, discussion, {
        onOutcome: ({ sourceId, what, reason }) =>
          outcomes.push([sourceId, what, reason].filter(Boolean).join(' ')),
      });
    expect(outcomes.sort()).toEqual([
      '1 added',
      '2 added',
      '3 added',
      '4 added',
      '5 added',
      '6 rejected it is a pingback',
    ]);
    const { kysely } = store.db.as<DiscussionTables>();
    const comments = await kysely.selectFrom('discussion_comments').selectAll().orderBy('id').execute();
    expect(comments.map(({ state, text }) => [state, text])).toEqual([
      ['shown', 'First words'],
      ['shown', 'An answer\nwith a line'],
      ['spam', 'Buy this'],
      ['waiting', 'Wait for me'],
      ['removed', ''],
    ]);
    expect(comments[1]?.parent_id).toBe(comments[0]?.id);
    const people = await kysely.selectFrom('discussion_people').selectAll().execute();
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada', 'Ben']));
    expect(JSON.stringify([comments, people])).not.toMatch(/mail\.example|192\.0\.2/);
  });

  it('a dry run reports the same and writes nothing', async () => {
    const before = await exported();
    const checked = await take({ isDryRun: true });
    expect(await exported()).toEqual(before);
    const done = await take();
    expect([...checked.values()].map(({ title, what, clean }) => [title, what, clean])).toEqual(
      [...done.values()].map(({ title, what, clean }) => [title, what, clean]),
    );
  });

  it('pictures come as they were uploaded, not in the size of a narrow column', async () => {
    const requested: string[] = [];
    await take({
      saveImage: async (picture) => {
        requested.push(picture.address);
        return saveImage(picture);
      },
    });
    expect(requested).toContain('https://old.example/wp-content/uploads/2024/desk.png');
    expect(requested.filter((address) => /-\d+x\d+\./.test(address))).toEqual([]);
  });

  it('a picture that cannot be fetched leaves a place with its caption that only editors see', async () => {
    const outcomes = await take({ saveImage: async () => ({ left: 'its URL answered 404' }) });
    expect(outcomes.get('Image block')).toMatchObject({
      clean: false,
      account: { marked: 1, words: { lost: 0 }, parts: { pictures: { lost: 1 }, captions: { lost: 1 } } },
    });
    const story = (await storiesByTitle()).get('Image block');
    expect(JSON.stringify(story)).toContain('The lamp at dusk');
    const page = await api.json(`/composer/testsite/pages/article/${story?.slug}/web`);
    expect(JSON.stringify(page.body)).not.toMatch(/lamp at dusk|lamp\.png/);
  });
});

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  // Addresses are only read: one import serves them all.
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
    await takeExport(store);
  });
  afterAll(() => store.drop());

  it.each(wordpressAddresses)('the old address %s leads to %s', async (path, slug) => {
    const { body } = await api.json(`/vanity/testsite/web?path=${encodeURIComponent(path)}`);
    // A picture has a name that its bytes make.
    expect(JSON.stringify(body)).toContain(`"slug":"${slug}${slug.startsWith('/i/') ? '' : '"'}`);
  });
});
