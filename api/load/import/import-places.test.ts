import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingPublication, IncomingStory } from '#content/incoming.ts';
import { neutralSettings } from '#content/publication/neutral-settings.ts';
import { noParts } from '#content/rules/imports/account.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { exportLines } from '../../export/export-lines.ts';
import { migrateApi } from '../../migrate-api.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { loadApi, type TestApi } from '../../test/open-api.ts';
import { publication } from '../../test/publication.ts';
import { now } from '../../test/seed.ts';
import { importMenus } from './import-menus.ts';
import { type ImportOptions, importStories } from './import-stories.ts';
import type { Outcome } from './outcome.ts';
import { from, image, story } from './test/incoming.ts';

async function* noComments() {}

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeEach(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterEach(() => store.drop());

  /** The outcomes by id, as `what: reason`. */
  async function take(incoming: IncomingPublication, more: Partial<ImportOptions> = {}) {
    const outcomes: Outcome[] = [];
    await importStories(store.db, incoming, {
      now,
      ownDomains: publication.ownDomains,
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: async () => ({ image }),
      onOutcome: (outcome) => void outcomes.push(outcome),
      ...more,
    });
    return Object.fromEntries(
      outcomes.map(({ sourceId, what, reason }) => [sourceId, reason ? `${what}: ${reason}` : what]),
    );
  }
  const everything = async () => {
    const lines: string[] = [];
    for await (const line of exportLines(store.db.as<ContentTables>().kysely)) lines.push(line);
    return lines;
  };
  const page = (slug: string) => api.json(`/composer/testsite/pages/article/${slug}/web`);
  const target = async (path: string) => {
    const { body } = await api.json(`/vanity/testsite/web?path=${encodeURIComponent(path)}`);
    return (body as { data?: { targets?: { target: { slug: string } }[] } }).data?.targets?.[0]?.target.slug;
  };

  describe('old addresses', () => {
    const places = {
      authors: [{ key: 'mara', name: 'Mara Lindqvist', oldPaths: ['/people/mara/', '/people/mara/feed/'] }],
      topics: [{ slug: 'night-lamps', name: 'Night lamps', oldPaths: ['/lamps/', '/lamps/feed/'] }],
      tags: [{ slug: 'how-to', name: 'How to', oldPaths: ['/tag/how-to/'] }],
      redirects: [
        { path: '/short/', to: '/lamps/' },
        { path: '/2024/', to: '/latest/' },
        { path: '/?utm_source=x', to: '/latest/' },
      ],
    };
    it('of topics, tags, authors, feeds and archives lead to the new pages, also after a second import', async () => {
      const wanted = {
        '/people/mara/': '/meet-the-team/mara-lindqvist/',
        '/people/mara/feed/': '/meet-the-team/mara-lindqvist/rss.xml',
        '/lamps/': '/topic/night-lamps/',
        '/lamps': '/topic/night-lamps/',
        '/lamps/feed/': '/topic/night-lamps/rss.xml',
        '/tag/how-to/': '/tags/how-to/',
        '/short/': '/topic/night-lamps/',
        '/2024/': '/latest/',
        '/': undefined,
      };
      await take(from([story(1)], places));
      const found = new Map<string, string | undefined>();
      for (const path of Object.keys(wanted)) found.set(path, await target(path));
      expect(Object.fromEntries(found)).toEqual(wanted);
      const before = await everything();
      await take(from([story(1)], places));
      expect(await everything()).toEqual(before);
    });

    it('the file of a picture leads to the stored picture, for every story that shows it', async () => {
      const pictures = {
        'picture-1': {
          address: '/uploads/a.png',
          alt: 'A',
          oldPaths: ['/uploads/a.png', '/?attachment_id=9'],
        },
      };
      await take(from([story(1, { pictures }), story(2, { pictures })]));
      expect([await target('/uploads/a.png'), await target('/?attachment_id=9')]).toEqual([
        '/i/r/imported/aa/a.png',
        '/i/r/imported/aa/a.png',
      ]);
    });

    it('links follow stories, topics and authors; two stories of one slug are left to their redirects', async () => {
      const body = [
        '/2024/05/old-post-2/#end',
        '/2024/05/old-post-2/?replytocom=4',
        '/lamps/',
        '/people/mara/',
        '/2024/05/old-post-4/',
        '/2024/05/old-post-6/',
        '/gone/?a=1&amp;b=2',
        '/latest/',
        'https://other.example/',
      ].map((path) => `<p><a href="${path}">there</a></p>`);
      const outcomes: Outcome[] = [];
      await take(
        from(
          [
            story(1, { body: body.join('') }),
            story(2),
            story(4, { slug: 'same' }),
            story(5, { slug: 'same' }),
            story(6, { state: 'draft' }),
          ],
          places,
        ),
        { onOutcome: (outcome) => void outcomes.push(outcome) },
      );
      const stored =
        (await everything()).find(
          (line) => line.includes('"kind":"story"') && line.includes('"title":"Old post 1"'),
        ) ?? '';
      const links = [...stored.matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, href]) => href);
      expect(links).toEqual([
        '/article/old-post-2/#h-end',
        '/article/old-post-2/',
        '/topic/night-lamps/',
        '/meet-the-team/mara-lindqvist/',
        '/2024/05/old-post-4/',
        '/2024/05/old-post-6/',
        '/gone/?a=1&amp;b=2',
        '/latest/',
        'https://other.example/',
      ]);
      expect(outcomes.find(({ sourceId }) => sourceId === 'post/1')?.notes).toEqual([
        'dead link: /2024/05/old-post-6/',
        'dead link: /gone/?a=1&b=2',
      ]);
    });
  });

  describe('people', () => {
    const mara = { key: 'mara', name: 'Mara Lindqvist', bio: 'Writes.' };
    const author = async () => {
      const line = (await everything()).find((one) => one.includes('"username":"mara"')) ?? '{}';
      return (JSON.parse(line) as { author?: { bureau?: string; image?: object; bio?: string } }).author;
    };

    it('CL-22 the bureau is that of the export, else the one of the first import', async () => {
      await take(from([story(1)], { authors: [mara] }), { bureau: 'The newsroom' });
      expect(await author()).toMatchObject({ bureau: 'The newsroom', bio: 'Writes.' });
      await take(from([story(1)], { authors: [mara] }), { bureau: 'Another name' });
      expect(await author()).toMatchObject({ bureau: 'The newsroom' });
      await take(from([story(1)], { authors: [{ ...mara, bureau: 'Lisbon' }] }));
      expect(await author()).toMatchObject({ bureau: 'Lisbon' });
    });

    it('a portrait arrives, and one that cannot be fetched later is not lost', async () => {
      const authors = [{ ...mara, picture: { address: '/mara.png', alt: 'Mara' } }];
      await take(from([story(1)], { authors }));
      expect(await author()).toMatchObject({ image: { bucketPath: 'imported/aa/a.png' } });
      await take(from([story(1)], { authors }), { saveImage: async () => ({ left: 'not fetched' }) });
      expect(await author()).toMatchObject({ image: { bucketPath: 'imported/aa/a.png' } });
    });
  });

  describe('pages', () => {
    const page1 = (slug: string, more: Partial<IncomingStory> = {}) =>
      story(1, {
        slug,
        title: 'Our page',
        body: '<p>Our words.</p>',
        pictures: {},
        topics: [],
        tags: [],
        isPage: true,
        oldPaths: ['/our-page/'],
        ...more,
      });
    const text = async (id: string) =>
      (await everything())
        .map((line) => JSON.parse(line) as { kind: string; text?: { id: string } })
        .find((entry) => entry.kind === 'text' && entry.text?.id === id)?.text;

    it('one that every publication has becomes a site text that waits to be confirmed', async () => {
      expect(await take(from([page1('privacy')]))).toEqual({ 'post/1': 'added' });
      const { body } = await api.json('/composer/testsite/pages/static/privacy-policy/web');
      expect(JSON.stringify(body)).toMatch(/Our words.*"isUnconfirmed":true/);
      expect(await target('/our-page/')).toBe('/privacy-policy/');
      expect((await page('privacy')).status).toBe(404);
      expect(await take(from([page1('privacy')]))).toEqual({ 'post/1': 'unchanged' });
      expect(await take(from([page1('privacy', { body: '<p>New words.</p>' })]))).toEqual({
        'post/1': 'changed',
      });
      const entry = { title: 'Privacy', content: '<p>Confirmed.</p>' };
      const saved = await api.staff('PUT', '/manage/testsite/texts/privacy-policy', {
        entry,
        baseVersion: 1,
      });
      expect(saved.status).toBe(200);
      expect(await text('privacy-policy')).toMatchObject({ content: '<p>Confirmed.</p>' });
      expect(await text('privacy-policy')).not.toHaveProperty('isUnconfirmed');
      expect(await take(from([page1('privacy', { body: '<p>Newer.</p>' })]))).toEqual({
        'post/1': 'skipped: it was edited here since',
      });
    });

    const account = { text: 'Our words.', parts: noParts(), marked: 0 };
    const discussion = {
      source: 'wordpress:old.example',
      threads: [],
      commentCount: 2,
      comments: noComments,
      counts: new Map([['post/1', { preserved: 2, lost: 0 }]]),
    };

    it('a site text that has comments there since says that they are lost', async () => {
      const outcomes: Outcome[] = [];
      const onOutcome = (outcome: Outcome) => void outcomes.push(outcome);
      await take(from([page1('privacy', { account })]), { onOutcome });
      await take(from([page1('privacy', { account, dek: 'New' })], { discussion }), { onOutcome });
      expect(outcomes).toMatchObject([
        { what: 'added', clean: true },
        {
          what: 'changed',
          clean: false,
          notes: expect.arrayContaining(['comments left out, it is the site text privacy-policy: 2']),
        },
      ]);
    });

    it('one with comments is a page, where they can come, and says so', async () => {
      const outcomes: Outcome[] = [];
      await take(from([page1('privacy', { account })], { discussion }), {
        onOutcome: (outcome) => void outcomes.push(outcome),
      });
      expect(outcomes).toMatchObject([
        {
          what: 'added',
          clean: true,
          notes: [
            'it is a page and not the site text privacy-policy: site texts cannot have its comments (2)',
          ],
        },
      ]);
      expect((await page('privacy')).status).toBe(200);
      expect(await text('privacy-policy')).toBeUndefined();
    });

    it.each([
      ['another page', 'imprint', '<p>Our words.</p>'],
      ['a page whose text is here already', 'about', '<p>Our words.</p>'],
      [
        'a page with more than words',
        'privacy',
        '<p>Our words.</p>\n[shortcode type="image" uuid="picture-1"]',
      ],
    ])('%s is a story that no list contains', async (_name, slug, body) => {
      const pictures = { 'picture-1': { address: '/a.png', alt: '' } };
      await take(from([page1(slug, { body, pictures: body.includes('picture') ? pictures : {} })]));
      expect((await page(slug)).status).toBe(200);
      for (const place of ['listing/latest', 'author/mara-lindqvist', 'front-door/home']) {
        const { status, body: shown } = await api.json(`/composer/testsite/pages/${place}/web`);
        expect([place, status]).toEqual([place, 200]);
        expect(JSON.stringify(shown)).not.toContain('Our page');
      }
      const found = await api.json('/search/testsite/results/web?searchQuery=our+page');
      expect(JSON.stringify(found.body)).toContain('Our page');
    });
  });

  describe('menus', () => {
    const neutral = { ...publication, menus: neutralSettings({ name: publication.brand.name }).menus };
    const menus = [
      { name: 'Footer', items: [{ title: 'Legal', address: '/legal/' }] },
      {
        name: 'Main menu',
        items: [
          { title: 'Post', address: '/2024/05/old-post-1/' },
          { title: 'Latest', address: 'https://old.example/latest/' },
          { title: 'Shop', address: 'https://shop.example/' },
          { title: 'Gone', address: '/gone/' },
        ],
      },
    ];
    const bring = async (more: { publication?: typeof publication } = {}) =>
      importMenus(store.db.as<ContentTables>(), from([], { menus }), { publication: neutral, now, ...more });

    it('the main menu becomes the menu bar of a publication that has the neutral one, once', async () => {
      await take(from([story(1)]));
      expect(await bring()).toEqual({ name: 'Main menu', left: ['Gone'] });
      const line = (await everything()).find((one) => one.includes('"kind":"setting"')) ?? '{}';
      expect(line).toContain('{"linkText":"Post","linkUrl":"/article/old-post-1/"}');
      expect(line).toContain('{"linkText":"Shop","linkUrl":"https://shop.example/"}');
      expect(await bring()).toBeUndefined();
    });

    it('a publication with menus of its own keeps them', async () => {
      await take(from([story(1)]));
      expect(await bring({ publication })).toBeUndefined();
    });
  });
});
